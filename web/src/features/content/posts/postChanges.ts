import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { Post } from '#contracts/content/posts.ts'
import type { Story } from '#contracts/content/story.ts'
import { editPost, listPosts, publishPost, publishPostAsEmployee, removePost } from '#contracts/routes/content/posts.ts'
import { refreshUnder } from '../../../lib/readQuery.ts'

export type PostDraft = Pick<Post, 'title' | 'description' | 'type'> & {
  isSubscriberOnly?: boolean
  videoURL?: string
  imageURLs?: string[]
  coverURL?: string
  body?: Story
  category?: Post['category']
  publishAt?: string
  publicAt?: string
}

type PostChanges = Pick<Post, 'title' | 'description' | 'isSubscriberOnly'> & { body?: Story | null }

/** Publishes as a member, whose post waits for approval, or as an employee. */
export function usePublishPost(route: typeof publishPost | typeof publishPostAsEmployee) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: PostDraft) => call(route, { input: draft }),
    onSuccess: () => refreshUnder(queryClient, listPosts),
  })
}

export function useUpdatePost(id: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (changes: PostChanges) => call(editPost, { params: { id }, input: changes }),
    onSuccess: () => refreshUnder(queryClient, listPosts),
  })
}

export function useDeletePost(id: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(removePost, { params: { id } }),
    onSuccess: () => refreshUnder(queryClient, listPosts),
  })
}
