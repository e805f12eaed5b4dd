/** Where in a film's tables a place stands, and how it is written there. */
export type Place = { start: number; end: number; as: 'words' | 'numbers' }

/** As phones write where they filmed, whatever they call the field: ISO 6709, `+46.8000-092.1000+183.000/`. */
const WORDS = /[+-]\d{2,6}(?:\.\d{1,20})?[+-]\d{3,7}(?:\.\d{1,20})?(?:[+-]\d{1,20}(?:\.\d{1,20})?)?(?:CRS\w{1,40})?\//g

/** The same in numbers, in a box of its own: size, `loci`, version, language, and then name and coordinates. */
const BOX = /loci\0{4}/g
const BOX_HEAD = 10
/** What such a box claims to take is only believed up to here: a name and some numbers. */
const MAX_BOX_BYTES = 1024

export const MAX_PLACES = 100

/** The places noted beside a film in an MP4 or MOV; those after the first hundred are left out, but for one. */
export function findPlaces(moov: Buffer): Place[] {
  const text = moov.toString('latin1')
  const places: Place[] = []
  for (const { 0: words, index } of text.matchAll(WORDS)) {
    places.push({ start: index, end: index + words.length, as: 'words' })
    if (places.length > MAX_PLACES) return places
  }
  for (const { index } of text.matchAll(BOX)) {
    const claimed = index < 4 ? 0 : moov.readUInt32BE(index - 4)
    const end = Math.min(index - 4 + Math.min(claimed, MAX_BOX_BYTES), moov.length)
    if (end > index + BOX_HEAD) places.push({ start: index + BOX_HEAD, end, as: 'numbers' })
    if (places.length > MAX_PLACES) return places
  }
  return places
}
