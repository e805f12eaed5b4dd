import type { FullPost } from '#contracts/content/posts.ts'

/** Enough for a phone. */
const WIDTH = 640

/** The pictures of a post and its text, once each and small. */
export function photosOf({ coverImageUrl, imageURLs, finds, story }: FullPost): string[] {
  const found = new Set([coverImageUrl, ...imageURLs, ...finds.map(({ frameURL }) => frameURL), ...picturesIn(story)])
  return [...found].filter((url) => url?.startsWith('/media/')).map((url) => `${url}?w=${WIDTH}`)
}

/** Addresses of pictures anywhere in a populated text. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const isPicture = 'kind' in value && value.kind === 'image' && 'url' in value && typeof value.url === 'string'
  return isPicture ? [String(value.url)] : Object.values(value).flatMap(picturesIn)
}
