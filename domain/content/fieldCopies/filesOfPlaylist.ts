/** The files that an HLS playlist names: its beginning and its segments. */
export const filesOfPlaylist = (playlist: string): string[] =>
  playlist.split('\n').flatMap((line) => {
    const beginning = /^#EXT-X-MAP:.*URI="([^"]+)"/.exec(line)?.[1]
    if (beginning) return [beginning]
    const name = line.trim()
    return name === '' || name.startsWith('#') ? [] : [name]
  })
