import * as routes from '#contracts/routes/community/comments.ts'
import type { Comment } from '#contracts/community/comments.ts'
import { listComments, postComment, type StoredComment } from '#domain/community/comments/comments.ts'
import { closeComments as close } from '#domain/community/comments/closeComments.ts'
import { commentRole, editableUntil } from '#domain/community/comments/commentRules.ts'
import { deleteComment } from '#domain/community/comments/deleteComment.ts'
import { editComment as changeComment } from '#domain/community/comments/editComment.ts'
import { likeComment } from '#domain/community/comments/likeComment.ts'
import { pinComment as pin } from '#domain/community/comments/pinComment.ts'
import { reportComment } from '#domain/community/comments/reportComment.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import { chosenName } from '#domain/community/hunters/shownName.ts'
import { implement } from '../../implement.ts'

export const readComments = implement(routes.readComments, async (req, { params: { id }, query }) =>
  (await listComments(req, id, query)).map((comment) => presentComment(comment, req.user?.id ?? null, req.now)),
)

export const writeComment = implement(routes.writeComment, async (req, { params: { id }, input }) =>
  presentComment(await postComment(req, id, input), req.user.id, req.now),
)

export const editComment = implement(routes.editComment, async (req, { params: { id, commentId }, input }) =>
  presentComment(await changeComment(req, id, commentId, input), req.user.id, req.now),
)

export const deleteOwnComment = implement(routes.deleteOwnComment, async (req, { params: { id, commentId } }) => {
  await deleteComment(req, id, commentId)
})

export const addLike = implement(routes.addLike, async (req, { params: { id, commentId } }) => {
  await likeComment(req, id, commentId, true)
})

export const removeLike = implement(routes.removeLike, async (req, { params: { id, commentId } }) => {
  await likeComment(req, id, commentId, false)
})

export const flagComment = implement(
  routes.flagComment,
  async (req, { params: { id, commentId }, input }) => {
    await reportComment(req, id, commentId, input)
  },
  { rateLimit: { calls: 30, seconds: 3600 } },
)

export const pinComment = implement(routes.pinComment, async (req, { params: { id } }) => {
  await pin(req, id, true)
})

export const unpinComment = implement(routes.unpinComment, async (req, { params: { id } }) => {
  await pin(req, id, false)
})

export const closeComments = implement(routes.closeComments, async (req, { params: { id } }) => {
  await close(req, id, true)
})

export const openComments = implement(routes.openComments, async (req, { params: { id } }) => {
  await close(req, id, false)
})

function presentComment(comment: StoredComment, viewerId: number | null, now: Date): Comment {
  const { handle, authorId, authorRole, fullName, profileName, pictureKey, hiddenReason, hiddenNote, ...rest } = comment
  const { status, createdAt, pinnedAt, editedAt, ...shown } = rest
  const isMine = authorId === viewerId
  return {
    ...shown,
    status,
    mentions: shown.mentions ?? [],
    hidden: status === 'hidden' ? { reason: hiddenReason, note: hiddenNote } : null,
    authorId: handle,
    authorName: chosenName({ profileName, role: authorRole, fullName }),
    pictureUrl: pictureKey ? mediaAddress(pictureKey) : null,
    role: commentRole(authorRole),
    createdAt: createdAt.toISOString(),
    isMine,
    isPinned: pinnedAt !== null,
    editedAt: editedAt?.toISOString() ?? null,
    editableUntil: (isMine && status !== 'hidden' && editableUntil(createdAt, now)?.toISOString()) || null,
  }
}
