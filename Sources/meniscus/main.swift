import MeniscusCLI
import MeniscusGallery

await Meniscus.main(scenes: Gallery.scenes)
