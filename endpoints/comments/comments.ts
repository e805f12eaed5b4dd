import { z } from 'zod'
import { rowIdSchema } from '#contracts/ids.ts'
import { type Comment, commentListSchema, commentSchema, createCommentInput } from '#contracts/posts.ts'
import { listComments, postComment, type StoredComment } from '#domain/comments/comments.ts'
import { likeComment } from '#domain/comments/likeComment.ts'
import { reportComment } from '#domain/comments/reportComment.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { noContent } from '../Reply.ts'

const params = z.object({ id: rowIdSchema })
const commentParams = params.extend({ commentId: rowIdSchema })

export const readComments = defineEndpoint({
  method: 'GET',
  path: '/posts/:id/comments',
  who: 'everyone',
  params,
  output: commentListSchema,
  run: async (req, { params: { id } }) =>
    (await listComments(req, id)).map((comment) => presentComment(comment, req.user?.id ?? null)),
})

export const writeComment = defineEndpoint({
  method: 'POST',
  path: '/posts/:id/comments',
  who: 'signedIn',
  params,
  input: createCommentInput,
  output: commentSchema,
  status: 201,
  run: async (req, { params: { id }, input }) => presentComment(await postComment(req, id, input.content), req.user.id),
})

export const like = defineEndpoint({
  method: 'POST',
  path: '/posts/:id/comments/:commentId/like',
  who: 'signedIn',
  params: commentParams,
  run: async (req, { params: { id, commentId } }) => {
    await likeComment(req, id, commentId, true)
    return noContent()
  },
})

export const unlike = defineEndpoint({
  method: 'DELETE',
  path: '/posts/:id/comments/:commentId/like',
  who: 'signedIn',
  params: commentParams,
  run: async (req, { params: { id, commentId } }) => {
    await likeComment(req, id, commentId, false)
    return noContent()
  },
})

export const report = defineEndpoint({
  method: 'POST',
  path: '/posts/:id/comments/:commentId/report',
  who: 'signedIn',
  limit: { calls: 30, seconds: 3600 },
  params: commentParams,
  run: async (req, { params: { id, commentId } }) => {
    await reportComment(req, id, commentId)
    return noContent()
  },
})

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
