import { boxOpener, type Children, TooIntricate } from './boxes.ts'
import type { ByteSource } from './ByteSource.ts'
import { findMoov } from './findMoov.ts'
import { findGps, MAX_GPS } from './findGps.ts'

/** Codecs that every browser plays, which are not re-encoded. */
export type Playable = { picture: boolean; sound: boolean }

export type VideoFacts = {
  /** Null for a file in fragments, whose header doesn't know all of them. */
  durationSeconds: number | null
  width: number
  height: number
  hasGps: boolean
  plays: Playable
}

type Track = { head?: Buffer; length?: Buffer; isSound: boolean; coding?: Buffer }

const MAX_TRACKS = 64
/** Baseline, Main, Extended and High: eight bits, 4:2:0. */
const COMMON_PROFILES = [66, 77, 88, 100]

/** @returns null when the file is truncated or has no video track; the reason when it is too complex. */
export async function readMp4(file: ByteSource): Promise<VideoFacts | { refused: string } | null> {
  try {
    const moov = await findMoov(file)
    return moov && readMoov(moov.bytes)
  } catch (error) {
    if (error instanceof TooIntricate) return { refused: error.message }
    // Offsets that point outside their own box make a file unplayable.
    if (error instanceof RangeError) return null
    throw error
  }
}

function readMoov(bytes: Buffer): VideoFacts | null {
  const opened = boxOpener()
  const moov = opened(bytes)
  const traks = moov.all('trak')
  if (traks.length > MAX_TRACKS) throw new TooIntricate('That video has more than 64 tracks. Please export it again.')
  const tracks = traks.map((trak) => readTrack(trak, opened))
  const mvhd = moov.first('mvhd')
  const size = largest(tracks.flatMap(({ head }) => trackSize(head) ?? []))
  const isFragmented = moov.first('mvex') !== undefined
  if (!mvhd || !size || !(seconds(mvhd) || isFragmented)) return null
  // The longest of all durations in the file, so that none can hide the real one.
  const lengths = [mvhd, ...tracks.flatMap(({ length }) => length ?? [])].map(seconds)
  const places = findGps(bytes).length
  if (places > MAX_GPS)
    throw new TooIntricate('That video contains more than 100 locations. Please remove them and upload it again.')
  const durationSeconds = isFragmented ? null : Math.max(...lengths)
  return { durationSeconds, ...size, plays: playable(tracks), hasGps: places > 0 }
}

function readTrack(bytes: Buffer, opened: (box: Buffer | undefined) => Children): Track {
  const trak = opened(bytes)
  const mdia = opened(trak.first('mdia'))
  const minf = opened(mdia.first('minf'))
  const stbl = opened(minf.first('stbl'))
  return {
    head: trak.first('tkhd'),
    length: mdia.first('mdhd'),
    isSound: minf.first('smhd') !== undefined,
    coding: stbl.first('stsd'),
  }
}

function seconds(head: Buffer): number {
  const isLong = head.readUInt8(0) === 1
  const timescale = head.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16)
  return timescale ? duration / timescale : 0
}

type Size = { width: number; height: number }

/** As displayed: phones store a rotation. */
function trackSize(head: Buffer | undefined): Size | null {
  if (!head) return null
  const [across, down] = [head.length - 8, head.length - 4].map((at) => Math.round(head.readUInt32BE(at) / 65536))
  if (!across || !down) return null
  const isTurned = head.readInt32BE(head.length - 44) === 0 && head.readInt32BE(head.length - 40) !== 0
  return isTurned ? { width: down, height: across } : { width: across, height: down }
}

const largest = (sizes: Size[]): Size | undefined =>
  sizes.reduce<Size | undefined>(
    (most, size) => (most && most.width * most.height >= size.width * size.height ? most : size),
    undefined,
  )

function playable(tracks: Track[]): Playable {
  const named = (name: string) =>
    tracks.flatMap(({ coding }) => (coding?.toString('latin1', 12, 16) === name ? [coding] : []))
  const [h264] = named('avc1')
  const settings = h264?.indexOf('avcC', 0, 'latin1') ?? -1
  return {
    picture: h264 !== undefined && settings > 0 && COMMON_PROFILES.includes(h264.readUInt8(settings + 5)),
    sound: tracks.filter(({ isSound }) => isSound).length === named('mp4a').length,
  }
}
