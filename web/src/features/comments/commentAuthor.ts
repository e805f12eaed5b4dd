import type { Comment } from '#contracts/posts.ts'

export const commentAuthor = ({ authorName, authorId }: Pick<Comment, 'authorName' | 'authorId'>): string =>
  authorName ?? `Hunter ${authorId.slice(-4)}`
