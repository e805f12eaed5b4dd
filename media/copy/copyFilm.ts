import { msg } from '#contracts/shared/msg.ts'
import { type FileHandle, open } from 'node:fs/promises'
import { splitBoxes, TooIntricate } from '../boxes.ts'
import { type ByteSource, withFile } from '../ByteSource.ts'
import { findMoov } from '../findMoov.ts'
import { RefusedFile } from '../RefusedFile.ts'
import { box } from './box.ts'
import { copySamples } from './copySamples.ts'
import { headOf, readTrack } from './readTrack.ts'
import { writeAll } from './writeAll.ts'
import { writeMoov } from './writeMoov.ts'
import type { Track } from './Track.ts'

const DAMAGED = msg('That video is damaged or incomplete. Please upload it again.')

/**
 * Writes what playing a film needs into a new file: its picture, one sound and their timing. Nothing else of the file is
 * copied, because cameras, phones and editors put the place of a recording wherever they like.
 *
 * @param from an MP4 or MOV that isn't in fragments.
 * @throws RefusedFile
 */
export async function copyFilm(from: string, to: string): Promise<void> {
  try {
    await withFile(from, async (source) => {
      const moov = await findMoov(source)
      if (!moov) throw new RefusedFile(DAMAGED)
      const file = await open(to, 'w')
      try {
        await write(source, moov.bytes, file)
        await file.sync()
      } finally {
        await file.close()
      }
    })
  } catch (error) {
    if (error instanceof TooIntricate) throw new RefusedFile(error.message)
    // A table that ends early, or points outside of the file.
    if (error instanceof RangeError) throw new RefusedFile(DAMAGED, { cause: error })
    throw error
  }
}

async function write(source: ByteSource, moov: Buffer, file: FileHandle): Promise<void> {
  const parts = splitBoxes(moov)
  const mvhd = headOf(parts.find(({ type }) => type === 'mvhd')?.content, 100)
  const tracks = chooseTracks(parts.flatMap(({ type, content }) => (type === 'trak' ? (readTrack(content) ?? []) : [])))
  if (!mvhd || tracks[0]?.kind !== 'picture') throw new RefusedFile(DAMAGED)
  const beginning = (await source.read(0, 12)).toString('latin1')
  const isQuickTime = beginning.slice(4, 8) !== 'ftyp' || beginning.endsWith('qt  ')
  const options = { isQuickTime, mvhd }
  const ftyp = box('ftyp', Buffer.from(isQuickTime ? 'qt  \0\0\0\0qt  ' : 'isom\0\0\x02\0isomiso2avc1mp41', 'latin1'))
  const unknown = tracks.map((track) => ({ track, starts: track.chunks.map(() => 0), sizes: track.sizes }))
  const headLength = ftyp.length + writeMoov(unknown, options).length
  const data = await copySamples({ source, tracks, file, start: headLength + 16 })
  const mdat = Buffer.alloc(16)
  mdat.writeUInt32BE(1)
  mdat.write('mdat', 4, 'latin1')
  mdat.writeBigUInt64BE(BigInt(16 + data.bytes), 8)
  const head = Buffer.concat([ftyp, writeMoov(data.tracks, options), mdat])
  if (head.length !== headLength + 16) throw new Error('The index has another length than expected')
  await writeAll(file, head, 0)
}

/** Sound that players, or ffmpeg for them, understand. Phones add other kinds beside it. */
const KNOWN_SOUND =
  /^(?:mp4a|\.mp3|ms.U|ac-3|ec-3|Opus|alac|fLaC|sowt|twos|lpcm|ipcm|fpcm|in24|in32|fl32|fl64|raw |NONE|ulaw|alaw|ima4|ms..|samr|sawb|QDM2|QDMC|agsm)$/s

/** The film and its sound, first the picture. Of several it is those that players show by themselves, and the first of those. */
function chooseTracks(tracks: Track[]): Track[] {
  const enabledFirst = (one: Track, other: Track) => Number(other.isEnabled) - Number(one.isEnabled)
  const [picture] = tracks
    .filter(({ kind }) => kind === 'picture')
    .sort((one, other) => enabledFirst(one, other) || other.area - one.area)
  const [sound] = tracks
    .filter(({ kind, entries }) => kind === 'sound' && KNOWN_SOUND.test(entries[0]?.type ?? ''))
    .sort(enabledFirst)
  return [picture, sound].flatMap((track) => track ?? [])
}
