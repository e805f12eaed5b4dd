export type DemoFile = {
  file: string
  kind:
    | 'video'
    | 'cover'
    | 'gallery'
    | 'product'
    | 'hero'
    | 'portrait'
    | 'logo'
    | 'creatorFilm'
    | 'creatorPoster'
    | 'signature'
  seconds?: number
  width: number
  height: number
  alt: string
  /** The EXIF data has a made-up GPS position, to show that uploads lose it. */
  gps?: true
}
