import { open } from 'node:fs/promises'
import { type ByteSource, withFile } from './ByteSource.ts'
import { findMoov } from './readMp4.ts'

/** Where in a file stands a place, and what takes its room. */
type Place = { start: number; instead: Buffer }

/** As phones write where they filmed, whatever they call the field: ISO 6709, `+46.8000-092.1000+183.000/`. */
const WORDS = /[+-]\d{2,6}(?:\.\d+)?[+-]\d{3,7}(?:\.\d+)?(?:[+-]\d+(?:\.\d+)?)?(?:CRS\w+)?\//g

/** The same in numbers, in a box of its own: size, `loci`, version, language, and then name and coordinates. */
const BOX = /loci\0{4}/g
const BOX_HEAD = 10

/** The places noted beside a film in an MP4 or MOV. */
export async function findPlaces(file: ByteSource): Promise<Place[]> {
  const moov = await findMoov(file)
  if (!moov) return []
  const text = moov.bytes.toString('latin1')
  const words = [...text.matchAll(WORDS)].map(({ 0: { length }, index }) => ({
    start: moov.start + index,
    instead: nowhere(length),
  }))
  const boxes = [...text.matchAll(BOX)].map(({ index }) => {
    const end = index < 4 ? 0 : index - 4 + moov.bytes.readUInt32BE(index - 4)
    const start = index + BOX_HEAD
    return { start: moov.start + start, instead: Buffer.alloc(Math.max(0, Math.min(end, text.length) - start)) }
  })
  return [...words, ...boxes].filter(({ instead }) => instead.length > 0)
}

/** Makes a film of this machine forget where it was made; nothing else of it changes, not even its length. */
export async function forgetPlaces(path: string): Promise<void> {
  const places = await withFile(path, findPlaces)
  if (places.length === 0) return
  const file = await open(path, 'r+')
  try {
    for (const { start, instead } of places) await file.write(instead, 0, instead.length, start)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** As long as the place was, and in the middle of the sea. */
const nowhere = (length: number): Buffer => Buffer.from('+00+000/'.padStart(length, ' '), 'latin1')
