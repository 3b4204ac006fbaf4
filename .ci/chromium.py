"""How the checks start Debian's Chromium: the build of it that has no window, which takes less than half the processor time,
where there is one; and without a graphics processor, not even an emulated one."""

import os

SHELL = "/usr/bin/chromium-headless-shell"

CHROMIUM = {
    "executable_path": SHELL if os.path.exists(SHELL) else "/usr/bin/chromium",
    "args": ["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer", "--disable-gpu-compositing"],
}
