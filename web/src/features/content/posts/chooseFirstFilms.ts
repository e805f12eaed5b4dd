import type { Post } from '#contracts/content/posts.ts'

const SHOWN = 3

/** What new members watch first: of the newest films for members, those that were watched most. */
export const chooseFirstFilms = (posts: Post[]): Post[] =>
  posts
    .filter(({ type, status, locked }) => type === 'video' && status === 'published' && !locked)
    .toSorted((one, other) => other.viewCount - one.viewCount)
    .slice(0, SHOWN)
