import type { Comment } from '#contracts/community/comments.ts'
import { msg } from '#contracts/shared/msg.ts'

export const COMMENT_ORDERS = [
  { value: 'newest', label: msg('Newest first') },
  { value: 'oldest', label: msg('Oldest first') },
  { value: 'liked', label: msg('Most liked first') },
] as const
export type CommentOrder = (typeof COMMENT_ORDERS)[number]['value']

export type Thread = { comment: Comment; replies: Comment[] }

/**
 * A pinned comment comes first in every order. Replies stay in the order in which they were written.
 * @param comments oldest first, as the API lists them.
 */
export function arrangeComments(comments: readonly Comment[], order: CommentOrder): Thread[] {
  const known = new Set(comments.map(({ id }) => id))
  const isReply = ({ parentId }: Comment) => parentId !== null && known.has(parentId)
  const threads = comments
    .filter((comment) => !isReply(comment))
    .map((comment) => ({ comment, replies: comments.filter(({ parentId }) => parentId === comment.id) }))
  if (order !== 'oldest') threads.reverse()
  if (order === 'liked') threads.sort((a, b) => b.comment.likeCount - a.comment.likeCount)
  return threads.sort((a, b) => Number(b.comment.isPinned) - Number(a.comment.isPinned))
}
