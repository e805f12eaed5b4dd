import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#contracts/paths.ts'
import type { Comment, Post } from '#contracts/posts.ts'
import { apiRequest, apiSend } from '../../lib/apiClient.ts'
import { readQuery } from '../../lib/readQuery.ts'

const loadComment = async () => (await import('#contracts/posts.ts')).commentSchema
const loadCommentList = async () => (await import('#contracts/posts.ts')).commentListSchema

export const commentsQuery = (postId: Post['id']) => readQuery([paths.posts, postId, 'comments'], loadCommentList)

export function usePostComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (content: string) => apiSend('POST', paths.comments(postId), { content }, loadComment),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey }),
  })
}

/** Gives or takes back this member's like. */
export function useLikeComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, likedByMe }: Comment) =>
      apiRequest(likedByMe ? 'DELETE' : 'POST', `${paths.comments(postId)}/${id}/like`),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey }),
  })
}

export function useReportComment(postId: Post['id']) {
  return useMutation({
    mutationFn: (id: Comment['id']) => apiRequest('POST', `${paths.comments(postId)}/${id}/report`),
  })
}
