import { msg } from '#contracts/shared/msg.ts'
import { boxOpener, type Children, TooIntricate } from './boxes.ts'
import type { ByteSource } from './ByteSource.ts'
import { findMoov } from './findMoov.ts'

/** Codecs that every browser plays, which are not re-encoded. */
export type Playable = { picture: boolean; sound: boolean }

export type VideoFacts = {
  /** Null for a file in fragments, whose header doesn't know all of them. */
  durationSeconds: number | null
  width: number
  height: number
  plays: Playable
}

type Track = { kind: string; head?: Buffer; length?: Buffer; edits?: Buffer; isSound: boolean; coding?: Buffer }

const MAX_TRACKS = 64
const MAX_EDITS = 1000
const NO_PICTURE = msg('That file has sound but no picture. Please upload a video.')
/** Baseline, Main, Extended and High: eight bits, 4:2:0. */
const COMMON_PROFILES = [66, 77, 88, 100]

/** @returns null when the file is truncated or has no track; the reason when it is too complex or has no picture. */
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
  if (traks.length > MAX_TRACKS)
    throw new TooIntricate(msg('That video has more than 64 tracks. Please export it again.'))
  const tracks = traks.map((trak) => readTrack(trak, opened)).filter(isPlayed)
  const mvhd = moov.first('mvhd')
  const size = largest(tracks.flatMap((track) => trackSize(track) ?? []))
  if (!size && tracks.some(({ isSound }) => isSound)) throw new TooIntricate(NO_PICTURE)
  const isFragmented = moov.first('mvex') !== undefined
  if (!mvhd || !size || !(seconds(mvhd) || isFragmented)) return null
  // The longest track, so that none can hide the real duration.
  const lengths = tracks.flatMap((track) => shownSeconds(track, mvhd) ?? [])
  const durationSeconds = isFragmented ? null : Math.max(...(lengths.length > 0 ? lengths : [seconds(mvhd)]))
  return { durationSeconds, ...size, plays: playable(tracks) }
}

function readTrack(bytes: Buffer, opened: (box: Buffer | undefined) => Children): Track {
  const trak = opened(bytes)
  const mdia = opened(trak.first('mdia'))
  const minf = opened(mdia.first('minf'))
  const stbl = opened(minf.first('stbl'))
  return {
    kind: mdia.first('hdlr')?.toString('latin1', 8, 12) ?? 'vide',
    head: trak.first('tkhd'),
    length: mdia.first('mdhd'),
    edits: opened(trak.first('edts')).first('elst'),
    isSound: minf.first('smhd') !== undefined,
    coding: stbl.first('stsd'),
  }
}

/** Neither text nor time codes nor what cameras record beside a film. */
const isPlayed = ({ kind }: Track): boolean => kind === 'vide' || kind === 'soun'

/** What an edit list leaves of a track. */
function shownSeconds({ length, edits }: Track, mvhd: Buffer): number | null {
  if (!length) return null
  const timescale = mvhd.readUInt32BE(mvhd.readUInt8(0) === 1 ? 20 : 12)
  const isLong = edits?.readUInt8(0) === 1
  const parts = Array.from({ length: Math.min(edits?.readUInt32BE(4) ?? 0, MAX_EDITS) }, (_, at) =>
    isLong ? Number(edits?.readBigUInt64BE(8 + 20 * at)) : (edits?.readUInt32BE(8 + 12 * at) ?? 0),
  )
  const shown = parts.reduce((sum, part) => sum + part, 0) / timescale
  return Number.isFinite(shown) && shown > 0 ? shown : seconds(length)
}

function seconds(head: Buffer): number {
  const isLong = head.readUInt8(0) === 1
  const timescale = head.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16)
  return timescale ? duration / timescale : 0
}

type Size = { width: number; height: number }

/** As displayed: phones store a rotation, and some cameras pixels that are not square. */
function trackSize({ head, coding }: Track): Size | null {
  if (!head) return null
  const [wide, down] = [head.length - 8, head.length - 4].map((at) => Math.round(head.readUInt32BE(at) / 65536))
  if (!wide || !down) return null
  const across = Math.round(wide * pixelShape(coding, wide))
  const isTurned = head.readInt32BE(head.length - 44) === 0 && head.readInt32BE(head.length - 40) !== 0
  return isTurned ? { width: down, height: across } : { width: across, height: down }
}

/** 1 for square pixels, and when the track's size already counts with their shape. */
function pixelShape(coding: Buffer | undefined, wide: number): number {
  const pasp = coding?.indexOf('pasp', 0, 'latin1') ?? -1
  if (!coding || pasp < 0 || pasp + 12 > coding.length || coding.readUInt16BE(40) !== wide) return 1
  const shape = coding.readUInt32BE(pasp + 4) / coding.readUInt32BE(pasp + 8)
  return shape >= 0.2 && shape <= 5 ? shape : 1
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
