import type { Picture, Size } from './probeFilm.ts'
import { writeToneTable } from './toneTable.ts'

/** For browsers, which guess the colors of a film that doesn't name them. */
const BT709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv']

/** What is said with the encoder's arguments about the colors of a picture. */
export const colorArguments = ({ hdr }: Picture): string[] => (hdr ? BT709 : [])

/**
 * Whole frames with square pixels in colors that every screen shows, without captions and other data beside them.
 *
 * @param folder for the table of colors of an HDR film.
 */
export async function pictureFilters(picture: Picture, { width, height }: Size, folder: string): Promise<string> {
  const scale = `scale=${width}:${height}`
  const colors = picture.hdr ? toUsualColors(scale, await writeToneTable(picture.hdr, folder)) : [scale]
  return [
    // Leaves frames alone that are whole.
    ...(picture.mayBeInterlaced ? ['bwdif=mode=send_frame:deint=interlaced'] : []),
    ...colors,
    'setsar=1',
    'sidedata=mode=delete',
  ].join(',')
}

const toUsualColors = (scale: string, table: string): string[] => [
  `${scale}:in_color_matrix=bt2020`,
  'format=gbrp10le',
  `lut3d=file=${escapeValue(table)}`,
  'scale=out_color_matrix=bt709:out_range=tv',
  'format=yuv420p',
  'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709',
]

/** Once for the filter's options and once for the graph. */
const escapeValue = (value: string): string =>
  value.replace(/[\\':]/g, String.raw`\$&`).replace(/[\\'[\],;]/g, String.raw`\$&`)

/** The size of a picture inside a square, with the even sides that H.264 needs. Nothing is enlarged. */
export function fitInside({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  const even = (length: number) => Math.max(2, 2 * Math.round((length * scale) / 2))
  return { width: even(width), height: even(height) }
}
