import type { Track } from './Track.ts'

/** Sound that players, or ffmpeg for them, understand. Phones add other kinds beside it. */
const KNOWN_SOUND =
  /^(?:mp4a|\.mp3|ms.U|ac-3|ec-3|Opus|alac|fLaC|sowt|twos|lpcm|ipcm|fpcm|in24|in32|fl32|fl64|raw |NONE|ulaw|alaw|ima4|ms..|samr|sawb|QDM2|QDMC|agsm)$/s

/** The film and its sound, first the picture. Of several it is those that players show by themselves, and the first of those. */
export function chooseTracks(tracks: Track[]): Track[] {
  const enabledFirst = (one: Track, other: Track) => Number(other.isEnabled) - Number(one.isEnabled)
  const [picture] = tracks
    .filter(({ kind }) => kind === 'picture')
    .sort((one, other) => enabledFirst(one, other) || other.area - one.area)
  const [sound] = tracks
    .filter(({ kind, entries }) => kind === 'sound' && KNOWN_SOUND.test(entries[0]?.type ?? ''))
    .sort(enabledFirst)
  return [picture, sound].flatMap((track) => track ?? [])
}
