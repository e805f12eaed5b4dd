export type DemoFile = {
  /** Below media/demo. */
  file: string
  kind: 'video' | 'cover' | 'gallery' | 'product' | 'hero'
  seconds?: number
  width: number
  height: number
  alt: string
  /** The file carries an invented place in its EXIF, to prove that uploads lose it. */
  gps?: true
}
