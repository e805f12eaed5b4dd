import * as routes from '#contracts/routes/comments.ts'
import { type Comment } from '#contracts/posts.ts'
import { listComments, postComment, type StoredComment } from '#domain/comments/comments.ts'
import { likeComment } from '#domain/comments/likeComment.ts'
import { reportComment } from '#domain/comments/reportComment.ts'
import { implement } from '../implement.ts'

export const readComments = implement(routes.readComments, async (req, { params: { id } }) =>
  (await listComments(req, id)).map((comment) => presentComment(comment, req.user?.id ?? null)),
)

export const writeComment = implement(routes.writeComment, async (req, { params: { id }, input }) =>
  presentComment(await postComment(req, id, input.content), req.user.id),
)

export const addLike = implement(routes.addLike, async (req, { params: { id, commentId } }) => {
  await likeComment(req, id, commentId, true)
})

export const removeLike = implement(routes.removeLike, async (req, { params: { id, commentId } }) => {
  await likeComment(req, id, commentId, false)
})

export const flagComment = implement(
  routes.flagComment,
  async (req, { params: { id, commentId } }) => {
    await reportComment(req, id, commentId)
  },
  { rateLimit: { calls: 30, seconds: 3600 } },
)

function presentComment(comment: StoredComment, viewerId: number | null): Comment {
  const { handle, authorId, status, createdAt, ...shown } = comment
  return {
    ...shown,
    status: status === 'pending' ? 'pending' : 'visible',
    authorId: handle,
    createdAt: createdAt.toISOString(),
    isMine: authorId === viewerId,
  }
}
