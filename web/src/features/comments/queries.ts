import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { addressOf } from '#contracts/addressOf.ts'
import { ApiError } from '#contracts/ApiError.ts'
import { call } from '#contracts/call.ts'
import type { Comment, Report } from '#contracts/comments.ts'
import type { Post } from '#contracts/posts.ts'
import {
  addLike,
  closeComments,
  editComment,
  flagComment,
  openComments,
  pinComment,
  readComments,
  removeLike,
  unpinComment,
  writeComment,
} from '#contracts/routes/comments.ts'
import { listPosts } from '#contracts/routes/posts.ts'
import { readQuery } from '../../lib/readQuery.ts'

export const commentsQuery = (postId: Post['id']) => readQuery(readComments, { params: { id: postId } })

type NewComment = { content: string; replyTo?: number; mentions?: string[] }

export function usePostComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: NewComment) => call(writeComment, { params: { id: postId }, input }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey }),
    onError: (error) =>
      error instanceof ApiError && error.code === 'comments_closed' ? refreshPosts(queryClient) : undefined,
  })
}

export function useCloseComments(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isClosed: boolean) => call(isClosed ? closeComments : openComments, { params: { id: postId } }),
    onSuccess: () => refreshPosts(queryClient),
  })
}

/** Whether comments are closed is part of the post, also in lists. */
const refreshPosts = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: [addressOf(listPosts, {})] })

export function useEditComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...input }: Pick<Comment, 'id' | 'content'> & { mentions?: string[] }) =>
      call(editComment, { params: { id: postId, commentId: id }, input }),
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
