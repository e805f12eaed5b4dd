import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rung } from './ladder.ts'

/**
 * The playlist of all qualities, from which players choose. ffmpeg 9 leaves out the qualities of a film of one picture, so
 * it is written here.
 *
 * @param sound kilobits of the sound alone; null for a film without sound.
 */
export async function masterPlaylist(folder: string, rungs: Rung[], sound: number | null): Promise<string> {
  const films = rungs.map(async ({ lines, width, height, kilobits, soundKilobits }) => {
    const codecs = [await pictureCodec(join(folder, lines, 'init.mp4')), ...(sound === null ? [] : [SOUND_CODEC])]
    const rate = bandwidth(kilobits + (sound === null ? 0 : soundKilobits))
    return `#EXT-X-STREAM-INF:${rate},RESOLUTION=${width}x${height},CODECS="${codecs.join(',')}"\n${lines}/index.m3u8\n`
  })
  const alone = `#EXT-X-STREAM-INF:${bandwidth(sound ?? 0)},CODECS="${SOUND_CODEC}"\naudio/index.m3u8\n`
  return ['#EXTM3U\n#EXT-X-VERSION:7', ...(await Promise.all(films)), ...(sound === null ? [] : [alone])].join('\n')
}

/** AAC-LC. */
const SOUND_CODEC = 'mp4a.40.2'

/** A tenth more than the limits of the coding, for the boxes around it. */
const bandwidth = (kilobits: number): string => `BANDWIDTH=${1100 * kilobits}`

/** Profile and level as RFC 6381 writes them, from the configuration of the decoder. */
async function pictureCodec(init: string): Promise<string> {
  const bytes = await readFile(init)
  const at = bytes.indexOf('avcC')
  if (at === -1) throw new Error(`${init} has no avcC`)
  return `avc1.${bytes.toString('hex', at + 5, at + 8)}`
}
