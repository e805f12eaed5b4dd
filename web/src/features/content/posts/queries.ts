import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { NEWEST_POSTS } from '#contracts/shared/newest.ts'
import type { Post } from '#contracts/content/posts.ts'
import type { Story } from '#contracts/content/story.ts'
import {
  editPost,
  listPosts,
  publishPost,
  publishPostAsEmployee,
  readArchive,
  readPost,
  readPostBody,
  readRelated,
  removePost,
} from '#contracts/routes/content/posts.ts'
import { pageLanguage } from '../../../lib/pageLanguage.ts'
import { readQuery, refreshUnder } from '../../../lib/readQuery.ts'

export const newestPostsQuery = () => readQuery(listPosts, { query: { ...NEWEST_POSTS, ...pageLanguage() } })
export const postQuery = (id: Post['id']) => readQuery(readPost, { params: { id }, query: pageLanguage() })

/** For editing, also on a German page. */
export const originalPostQuery = (id: Post['id']) => readQuery(readPost, { params: { id } })

/** A failure leaves them out. */
export const relatedQuery = (id: Post['id']) => readQuery(readRelated, { params: { id }, query: pageLanguage() })

export const archiveQuery = readQuery(readArchive, {})

export const postBodyQuery = (id: Post['id']) => readQuery(readPostBody, { params: { id } })

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
