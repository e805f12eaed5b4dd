/** The offset of a GPS position in `moov`, and its encoding. */
export type Place = { start: number; end: number; as: 'words' | 'numbers' }

/** ISO 6709 text as phones write it: `+46.8000-092.1000+183.000/`. */
const WORDS = /[+-]\d{2,6}(?:\.\d{1,20})?[+-]\d{3,7}(?:\.\d{1,20})?(?:[+-]\d{1,20}(?:\.\d{1,20})?)?(?:CRS\w{1,40})?\//g

/** The same in numbers: a `loci` box with size, version, language, name and coordinates. */
const BOX = /loci\0{4}/g
const BOX_HEAD = 10
const MAX_BOX_BYTES = 1024

export const MAX_GPS = 100

/** GPS positions in an MP4 or MOV, at most a hundred and one. */
export function findGps(moov: Buffer): Place[] {
  const text = moov.toString('latin1')
  const places: Place[] = []
  for (const { 0: words, index } of text.matchAll(WORDS)) {
    places.push({ start: index, end: index + words.length, as: 'words' })
    if (places.length > MAX_GPS) return places
  }
  for (const { index } of text.matchAll(BOX)) {
    const claimed = index < 4 ? 0 : moov.readUInt32BE(index - 4)
    const end = Math.min(index - 4 + Math.min(claimed, MAX_BOX_BYTES), moov.length)
    if (end > index + BOX_HEAD) places.push({ start: index + BOX_HEAD, end, as: 'numbers' })
    if (places.length > MAX_GPS) return places
  }
  return places
}
