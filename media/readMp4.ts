import type { ByteSource } from './ByteSource.ts'

export type VideoFacts = { durationSeconds: number; width: number | null; height: number | null }

/** What every browser plays, and so need not be encoded again. */
export type Playable = { picture: boolean; sound: boolean }

type Box = { type: string; start: number; end: number }

const MAX_MOOV_BYTES = 64 * 1024 * 1024
const MAX_TOP_BOXES = 100_000
/** Baseline, Main, Extended and High: eight bits, of the colours screens have. */
const COMMON_PROFILES = [66, 77, 88, 100]

/**
 * Reads length and size of an MP4 or MOV from its own tables, wherever they stand in the file.
 *
 * @returns null when the file is cut short, has no video track or is not what it claims to be.
 */
export async function readMp4(file: ByteSource): Promise<(VideoFacts & { plays: Playable }) | null> {
  try {
    const moov = await findMoov(file)
    return moov && readMoov(moov.bytes)
  } catch (error) {
    // Numbers that point outside their own box: not a video that could be played.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** A film's own tables; null where they or the film itself are not there to the end. */
export async function findMoov(file: ByteSource): Promise<{ start: number; bytes: Buffer } | null> {
  const boxes = await topBoxes(file)
  const moov = boxes?.find(({ type }) => type === 'moov')
  if (!boxes || !moov || !boxes.some(({ type }) => type === 'mdat') || moov.end - moov.start > MAX_MOOV_BYTES)
    return null
  return { start: moov.start, bytes: await file.read(moov.start, moov.end - moov.start) }
}

/** Null when a box claims to reach past the end of the file: it was cut short. */
async function topBoxes({ size, read }: ByteSource): Promise<Box[] | null> {
  const boxes: Box[] = []
  for (let position = 0; position + 8 <= size;) {
    const header = Buffer.concat([await read(position, 16), Buffer.alloc(16)])
    const { length, headerLength } = boxLength(header, 0, size - position)
    if (length < headerLength || position + length > size || boxes.length === MAX_TOP_BOXES) return null
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

function readMoov(moov: Buffer): (VideoFacts & { plays: Playable }) | null {
  const tracks = childrenOf(moov, 'trak')
  const [mvhd] = childrenOf(moov, 'mvhd')
  const size = tracks.map(trackSize).find((track) => track !== null)
  // Of all that the file says about its length, the longest: a film is not shorter for claiming so in one place.
  const lengths = [mvhd, ...tracks.map((trak) => child(trak, 'mdia', 'mdhd'))].map((head) => (head ? seconds(head) : 0))
  if (!mvhd || !seconds(mvhd) || !size) return null
  return { durationSeconds: Math.max(...lengths), ...size, plays: playable(tracks) }
}

/** `mvhd` and `mdhd` begin alike. */
function seconds(head: Buffer): number {
  const isLong = head.readUInt8(0) === 1
  const timescale = head.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16)
  return timescale ? duration / timescale : 0
}

/** The size of a track that has one, as it is shown: phones film sideways and note a turn. Sound has none. */
function trackSize(trak: Buffer): { width: number; height: number } | null {
  const head = child(trak, 'tkhd')
  if (!head) return null
  const [across, down] = [head.length - 8, head.length - 4].map((at) => Math.round(head.readUInt32BE(at) / 65536))
  if (!across || !down) return null
  const isTurned = head.readInt32BE(head.length - 44) === 0 && head.readInt32BE(head.length - 40) !== 0
  return isTurned ? { width: down, height: across } : { width: across, height: down }
}

function playable(tracks: Buffer[]): Playable {
  const descriptions = tracks.flatMap((trak) => child(trak, 'mdia', 'minf', 'stbl', 'stsd') ?? [])
  const named = (name: string) => descriptions.filter((stsd) => stsd.toString('latin1', 12, 16) === name)
  const [h264] = named('avc1')
  const settings = h264?.indexOf('avcC', 0, 'latin1') ?? -1
  const sounds = tracks.filter((trak) => child(trak, 'mdia', 'minf', 'smhd')).length
  return {
    picture: h264 !== undefined && settings > 0 && COMMON_PROFILES.includes(h264.readUInt8(settings + 5)),
    sound: sounds === named('mp4a').length,
  }
}

function child(bytes: Buffer, ...path: string[]): Buffer | undefined {
  let inner: Buffer | undefined = bytes
  for (const type of path) inner = inner && childrenOf(inner, type)[0]
  return inner
}

function childrenOf(bytes: Buffer, type: string): Buffer[] {
  const found: Buffer[] = []
  for (let position = 0; position + 8 <= bytes.length;) {
    const { length, headerLength } = boxLength(bytes, position, bytes.length - position)
    if (length < headerLength) break
    if (bytes.toString('latin1', position + 4, position + 8) === type)
      found.push(bytes.subarray(position + headerLength, position + length))
    position += length
  }
  return found
}
