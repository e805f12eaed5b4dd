import type { Comment } from '#contracts/community/comments.ts'

/** @param pages the newest first; an older comment that a page needs is in its own page, too. @returns all, oldest first. */
export function joinPages(pages: readonly Comment[][]): Comment[] {
  const [newest = [], ...earlier] = pages
  if (earlier.length === 0) return newest
  const unique = new Map(pages.flat().map((comment) => [comment.id, comment]))
  return [...unique.values()].sort(
    (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt) || Number(one.id) - Number(other.id),
  )
}
