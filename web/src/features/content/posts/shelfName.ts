import type { PostListing } from '#contracts/content/postPages.ts'

/** The heading of a part of the archive: "Lake Superior agate, 2026"; null for all posts. */
export function shelfName({ year, stone }: Pick<PostListing, 'year' | 'stone'>): string | null {
  const parts = [stone && stone[0]?.toUpperCase() + stone.slice(1), year].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}
