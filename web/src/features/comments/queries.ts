import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { Comment, Post, Report } from '#contracts/posts.ts'
import {
  addLike,
  editComment,
  flagComment,
  pinComment,
  readComments,
  removeLike,
  unpinComment,
  writeComment,
} from '#contracts/routes/comments.ts'
import { readQuery } from '../../lib/readQuery.ts'

export const commentsQuery = (postId: Post['id']) => readQuery(readComments, { params: { id: postId } })

type NewComment = { content: string; replyTo?: number }

export function usePostComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: NewComment) => call(writeComment, { params: { id: postId }, input }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey }),
  })
}

export function useEditComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, content }: Pick<Comment, 'id' | 'content'>) =>
      call(editComment, { params: { id: postId, commentId: id }, input: { content } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey }),
  })
}

export function usePinComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isPinned }: Comment) => call(isPinned ? unpinComment : pinComment, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey }),
  })
}

export function useLikeComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, likedByMe }: Comment) =>
      call(likedByMe ? removeLike : addLike, { params: { id: postId, commentId: id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey }),
  })
}

export function useReportComment(postId: Post['id']) {
  return useMutation({
    mutationFn: ({ id, ...report }: Report & Pick<Comment, 'id'>) =>
      call(flagComment, { params: { id: postId, commentId: id }, input: report }),
  })
}
