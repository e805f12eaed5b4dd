/** The files of a prepared film. Other names are never looked up, on disk or in the bucket. */
const FILES: [RegExp, string][] = [
  [/^master\.m3u8$/, 'application/vnd.apple.mpegurl'],
  [/^(?:1080|720|480|240|audio)\/index\.m3u8$/, 'application/vnd.apple.mpegurl'],
  [/^(?:1080|720|480|240)\/(?:init\.mp4|\d{5}\.m4s)$/, 'video/mp4'],
  [/^audio\/(?:init\.mp4|\d{5}\.m4s)$/, 'audio/mp4'],
  [/^storyboard\.vtt$/, 'text/vtt'],
  [/^storyboard\.jpg$/, 'image/jpeg'],
]

/** @returns null for a name that no prepared film has. */
export const typeOfStreamFile = (name: string): string | null =>
  FILES.find(([pattern]) => pattern.test(name))?.[1] ?? null

/** Playlists and the storyboard's times contain relative URLs, so the site serves them itself. */
export const isIndex = (name: string): boolean => /\.(?:m3u8|vtt)$/.test(name)

/** Some seconds of picture or sound. */
export const isSegment = (name: string): boolean => name.endsWith('.m4s')

export const STREAMS_FOLDER = 'hls'

/** Named after the film's file, so that they can be removed with it. */
export const streamFolder = (filename: string): string => `${STREAMS_FOLDER}/${filename}`
