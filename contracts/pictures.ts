import { mediaAddress } from './mediaAddress.ts'

/** The widths, in pixels, in which our own pictures can be asked for: `/media/KEY?w=640`. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920]

/** A picture of ours in all its widths, as the `srcset` of an image; undefined for anybody else's. */
export function srcSetOf(address: string): string | undefined {
  if (!address.startsWith('/media/')) return undefined
  return PICTURE_WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', ')
}

/** A picture of ours in its smallest width, by the name of its file. */
export const thumbnailOf = (filename: string): string =>
  `${mediaAddress(filename.split('.')[0] ?? '')}?w=${PICTURE_WIDTHS[0]}`
