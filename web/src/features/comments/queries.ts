import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { Comment, Post } from '#contracts/posts.ts'
import { addLike, flagComment, readComments, removeLike, writeComment } from '#contracts/routes/comments.ts'
import { readQuery } from '../../lib/readQuery.ts'

export const commentsQuery = (postId: Post['id']) => readQuery(readComments, { params: { id: postId } })

export function usePostComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (content: string) => call(writeComment, { params: { id: postId }, input: { content } }),
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
    mutationFn: (id: Comment['id']) => call(flagComment, { params: { id: postId, commentId: id } }),
  })
}
