import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#contracts/paths.ts'
import type { Post } from '#contracts/posts.ts'
import { apiRequest, apiSend } from '../../lib/apiClient.ts'
import { readQuery, refreshUnder } from '../../lib/readQuery.ts'

const loadPostList = async () => (await import('#contracts/posts.ts')).postListSchema
const loadPost = async () => (await import('#contracts/posts.ts')).postSchema

/** One more than are shown beside a post, which may be one of them. */
export const newestPostsQuery = readQuery([paths.newestPosts], loadPostList)
export const postQuery = (id: Post['id']) => readQuery([paths.posts, id], loadPost)

export type PostDraft = Pick<Post, 'title' | 'description' | 'type'> & {
  isSubscriberOnly?: boolean
  videoURL?: string
  imageURLs?: string[]
  coverURL?: string
}

/** Publishes through the members' or the employees' door; both answer the stored post. */
export function usePublishPost(door: typeof paths.posts | typeof paths.adminPosts) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: PostDraft) => apiSend('POST', door, draft, loadPost),
    onSuccess: () => refreshUnder(queryClient, paths.posts),
  })
}

export function useUpdatePost(id: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (changes: Pick<Post, 'title' | 'description' | 'isSubscriberOnly'>) =>
      apiRequest('PATCH', paths.adminPost(id), changes),
    onSuccess: () => refreshUnder(queryClient, paths.posts),
  })
}

export function useDeletePost(id: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => apiRequest('DELETE', paths.adminPost(id)),
    onSuccess: () => refreshUnder(queryClient, paths.posts),
  })
}
