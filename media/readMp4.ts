import { open, type FileHandle } from 'node:fs/promises'

export type VideoFacts = { durationSeconds: number; width: number | null; height: number | null }

type Box = { type: string; start: number; end: number }

const MAX_MOOV_BYTES = 64 * 1024 * 1024

/**
 * Reads length and size of an MP4 or MOV from its own tables, wherever they stand in the file.
 *
 * @returns null when the file is cut short, has no video track or is not what it claims to be.
 */
export async function readMp4(path: string): Promise<VideoFacts | null> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const boxes = await topBoxes(file, size)
    const moov = boxes?.find(({ type }) => type === 'moov')
    if (!boxes || !moov || !boxes.some(({ type }) => type === 'mdat') || moov.end - moov.start > MAX_MOOV_BYTES)
      return null
    const bytes = Buffer.alloc(moov.end - moov.start)
    await file.read(bytes, 0, bytes.length, moov.start)
    return readMoov(bytes)
  } catch (error) {
    // Numbers that point outside their own box: not a video that could be played.
    if (error instanceof RangeError) return null
    throw error
  } finally {
    await file.close()
  }
}

/** Null when a box claims to reach past the end of the file: it was cut short. */
async function topBoxes(file: FileHandle, size: number): Promise<Box[] | null> {
  const boxes: Box[] = []
  const header = Buffer.alloc(16)
  for (let position = 0; position + 8 <= size;) {
    await file.read(header, 0, 16, position)
    const { length, headerLength } = boxLength(header, 0, size - position)
    if (length < headerLength || position + length > size) return null
    boxes.push({ type: header.toString('latin1', 4, 8), start: position + headerLength, end: position + length })
    position += length
  }
  return boxes
}

function boxLength(bytes: Buffer, at: number, rest: number): { length: number; headerLength: number } {
  const short = bytes.readUInt32BE(at)
  if (short === 1) return { length: Number(bytes.readBigUInt64BE(at + 8)), headerLength: 16 }
  return { length: short === 0 ? rest : short, headerLength: 8 }
}

function readMoov(moov: Buffer): VideoFacts | null {
  const mvhd = children(moov).find(({ type }) => type === 'mvhd')
  if (!mvhd) return null
  const isLong = moov.readUInt8(mvhd.start) === 1
  const timescale = moov.readUInt32BE(mvhd.start + (isLong ? 20 : 12))
  const duration = isLong ? Number(moov.readBigUInt64BE(mvhd.start + 24)) : moov.readUInt32BE(mvhd.start + 16)
  const size = children(moov)
    .filter(({ type }) => type === 'trak')
    .map((trak) => trackSize(moov.subarray(trak.start, trak.end)))
    .find((track) => track !== null)
  if (!timescale || !duration || !size) return null
  return { durationSeconds: duration / timescale, ...size }
}

/** The size of a track that has one; sound has none. */
function trackSize(trak: Buffer): { width: number; height: number } | null {
  const tkhd = children(trak).find(({ type }) => type === 'tkhd')
  if (!tkhd) return null
  const width = trak.readUInt32BE(tkhd.end - 8) / 65536
  const height = trak.readUInt32BE(tkhd.end - 4) / 65536
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : null
}

function children(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let position = 0; position + 8 <= bytes.length;) {
    const { length, headerLength } = boxLength(bytes, position, bytes.length - position)
    if (length < headerLength) break
    boxes.push({
      type: bytes.toString('latin1', position + 4, position + 8),
      start: position + headerLength,
      end: position + length,
    })
    position += length
  }
  return boxes
}
