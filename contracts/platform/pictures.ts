import { mediaAddress } from '../shared/mediaAddress.ts'

/** Widths in pixels that our own pictures are available in: `/media/KEY?w=640`. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920]

/** The `srcset` of a picture of ours, in all widths; undefined for other pictures. */
export function srcSetOf(address: string): string | undefined {
  if (!address.startsWith('/media/')) return undefined
  return PICTURE_WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', ')
}

/** The smallest width of a picture of ours, by its file name. */
export const thumbnailOf = (filename: string): string =>
  `${mediaAddress(filename.split('.')[0] ?? '')}?w=${PICTURE_WIDTHS[0]}`
