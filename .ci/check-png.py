#!/usr/bin/env python3
"""Open PNG files with another decoder (Pillow) and hold their sizes against level 6.

    check-png.py FOLDER [STEP]     every *.png below FOLDER; of every STEP-th the size as well (default: 1)
    check-png.py --digests FILE... print `name frame sha256-of-RGBA` and nothing else

FOLDER/expected.csv, if it is there (columns file, frame, sha256), names the digest of the pixels
of files that the tests wrote; every one of them has to be there and agree.

The reference size is the smallest of what Pillow writes at level 6 as red, green and blue (alpha
where it is needed), as the file's own kind of pixel, and of the same filtered rows compressed by
Python's zlib at level 6, with the strategies "default" and "filtered" (which libpng takes).
Exit code: 0 good, 1 a file does not decode, differs or is larger than 1.3 times the reference.
"""

import csv
import hashlib
import io
import pathlib
import struct
import sys
import zlib

from PIL import Image

LARGEST_RATIO = 1.3
# Chunks that do not grow with the picture (a palette, a header in two parts) may weigh more.
SMALL_FILE = 256


def digests(path):
    """The digest of the RGBA samples of every frame."""
    with Image.open(path) as image:
        frames = []
        for index in range(getattr(image, "n_frames", 1)):
            image.seek(index)
            frames.append(hashlib.sha256(image.convert("RGBA").tobytes()).hexdigest())
        return frames


def frame_count(path):
    """The number of frames, all of which are decoded."""
    with Image.open(path) as image:
        count = getattr(image, "n_frames", 1)
        for index in range(count):
            image.seek(index)
            image.load()
        return count


def pixel_data(png):
    """The compressed pixels of a file, and the number of its other bytes."""
    position, data = 8, b""
    while position < len(png):
        (length,) = struct.unpack(">I", png[position : position + 4])
        if png[position + 4 : position + 8] == b"IDAT":
            data += png[position + 8 : position + 8 + length]
        position += 12 + length
    return data, len(png) - len(data)


def reference_size(path):
    """The size at level 6."""
    with Image.open(path) as image:
        image.load()
        frame = image.convert("RGBA")
        if frame.getextrema()[3] == (255, 255):
            frame = frame.convert("RGB")
        candidates = [frame] if image.mode == frame.mode else [frame, image]
        sizes = []
        for candidate in candidates:
            file = io.BytesIO()
            candidate.save(file, "PNG", compress_level=6)
            sizes.append(len(file.getvalue()))
            data, rest = pixel_data(file.getvalue())
            rows = zlib.decompress(data)
            for strategy in (zlib.Z_DEFAULT_STRATEGY, zlib.Z_FILTERED):
                compressor = zlib.compressobj(6, zlib.DEFLATED, 15, 8, strategy)
                sizes.append(rest + len(compressor.compress(rows) + compressor.flush()))
        return min(sizes)


def expected_digests(folder):
    table = folder / "expected.csv"
    if not table.exists():
        return {}
    with table.open(newline="") as lines:
        expected = {}
        for row in csv.DictReader(lines):
            expected.setdefault(row["file"], []).append(row["sha256"])
        return expected


def check(folder, step):
    expected = expected_digests(folder)
    files = sorted(folder.rglob("*.png"))
    faults = [f"{name}: expected, but not there" for name in expected if not (folder / name).exists()]
    total = reference = 0
    wanted_sizes = {}
    worst = (0.0, "")
    for index, path in enumerate(files):
        name = path.relative_to(folder).as_posix()
        try:
            found = digests(path) if name in expected else [None] * frame_count(path)
        except Exception as error:  # Pillow raises many kinds for a damaged file.
            faults.append(f"{name}: {error}")
            continue
        if name in expected and found != expected[name]:
            faults.append(f"{name}: Pillow reads other pixels than were written")
        if len(found) > 1 or index % step:
            continue
        # Scenes that differ late have the same first picture.
        png = path.read_bytes()
        if png not in wanted_sizes:
            wanted_sizes[png] = reference_size(path)
        size, wanted = len(png), wanted_sizes[png]
        total += size
        reference += wanted
        worst = max(worst, (size / wanted, name))
        if size > max(LARGEST_RATIO * wanted, SMALL_FILE):
            faults.append(f"{name}: {size} bytes, {size / wanted:.3f} times level 6 ({wanted})")
    print(f"{len(files)} PNG files decoded by Pillow {Image.__version__}, "
          f"{len(expected)} of them compared with digests")
    if reference:
        print(f"{total} bytes, {total / reference:.3f} times level 6 ({reference}); "
              f"worst {worst[0]:.3f}: {worst[1]}")
    for fault in faults:
        print(f"error: {fault}", file=sys.stderr)
    return 1 if faults else 0


def main(arguments):
    if arguments[:1] == ["--digests"]:
        for path in arguments[1:]:
            for frame, digest in enumerate(digests(path)):
                print(path, frame, digest)
        return 0
    step = arguments[1] if len(arguments) == 2 else "1"
    if len(arguments) not in (1, 2) or not pathlib.Path(arguments[0]).is_dir() or not step.isdecimal():
        print(__doc__, file=sys.stderr)
        return 64
    return check(pathlib.Path(arguments[0]), max(int(step), 1))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
