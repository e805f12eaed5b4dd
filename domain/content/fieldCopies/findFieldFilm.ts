import type { Pool } from 'pg'
import { text } from 'node:stream/consumers'
import { MAX_FIELD_FILM_BYTES } from '#contracts/content/fieldLimits.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import { findMedia } from '#media/findMedia.ts'
import { store } from '#media/store/store.ts'
import { RUNGS } from '#media/streams/ladder.ts'
import { streamFolder } from '#media/streams/streamFiles.ts'
import { findStream } from '../streams/findStream.ts'

/** `?saved`: the service worker answers with the saved file. */
type FieldFilm = { videoURL: string; streamURL: string | null; files: string[] }

const SMALLEST = RUNGS[RUNGS.length - 1]

/** The smallest rendition: the lowest quality of the stream, or a small file. Null if there is none. */
export async function findFieldFilm(pool: Pool, videoKey: string): Promise<FieldFilm | null> {
  const found = await findMedia(pool, videoKey)
  if (!found?.media.isReady) return null
  const { id, filename, bytes } = found.media
  const videoURL = mediaAddress(videoKey)
  if ((await findStream(pool, id))?.state !== 'ready')
    return bytes <= MAX_FIELD_FILM_BYTES ? { videoURL: `${videoURL}?saved`, streamURL: null, files: [videoURL] } : null
  const playlist = await text(await store().open(`${streamFolder(filename)}/${SMALLEST}/index.m3u8`))
  const folder = `${videoURL}/hls/${SMALLEST}`
  const index = `${folder}/index.m3u8`
  return {
    videoURL,
    streamURL: `${index}?saved`,
    files: [index, ...filesOfPlaylist(playlist).map((name) => `${folder}/${name}`)],
  }
}

/** The files that an HLS playlist names: its beginning and its segments. */
export const filesOfPlaylist = (playlist: string): string[] =>
  playlist.split('\n').flatMap((line) => {
    const beginning = /^#EXT-X-MAP:.*URI="([^"]+)"/.exec(line)?.[1]
    if (beginning) return [beginning]
    const name = line.trim()
    return name === '' || name.startsWith('#') ? [] : [name]
  })
