import { join } from 'node:path'
import { NOTHING_ELSE } from './convertVideo.ts'
import { probeFilm } from './probeFilm.ts'
import { runFfmpeg } from './runFfmpeg.ts'

const LIMIT_SECONDS = 300

/** The same film with one index instead of one for each fragment. @throws UnreadableVideo */
export async function joinFragments(film: { path: string; extension: string }, folder: string): Promise<string> {
  const whole = join(folder, `whole.${film.extension}`)
  const { picture, sound } = await probeFilm(film)
  const tracks = [picture, ...(sound ? [sound] : [])].flatMap(({ index }) => ['-map', `0:${index}`])
  const output = [...tracks, '-c', 'copy', ...NOTHING_ELSE, '-f', film.extension, whole]
  await runFfmpeg({ path: film.path, demuxer: 'mov' }, output, { seconds: LIMIT_SECONDS })
  return whole
}
