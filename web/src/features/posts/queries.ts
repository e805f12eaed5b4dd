import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#contracts/paths.ts'
import { type PostFilter, postPageAddress } from '#contracts/postPages.ts'
import type { Post, PostPage } from '#contracts/posts.ts'
import { apiRequest, apiSend } from '../../lib/apiClient.ts'
import { MAX_SHOWN_PAGES } from '../../lib/listPlace.ts'
import { readQuery } from '../../lib/readQuery.ts'

const loadPostList = async () => (await import('#contracts/posts.ts')).postListSchema
const loadPost = async () => (await import('#contracts/posts.ts')).postSchema

/** Where a page begins: at its number, or after the last post of the page before it. */
type PageStart = { page: number; before?: Post['id'] }

/** The posts of a filter from a page on. The server writes the first of them into the document. */
export const postPagesQuery = (filter: PostFilter, page: number) =>
  infiniteQueryOptions<PostPage, Error, InfiniteData<PostPage, PageStart>, string[], PageStart>({
    queryKey: [paths.posts, postPageAddress(filter, { page }).slice(`${paths.posts}/`.length)],
    queryFn: async ({ pageParam: { before }, signal }): Promise<PostPage> => {
      const address = postPageAddress(filter, before === undefined ? { page } : { before })
      const [contract, body] = await Promise.all([
        import('#contracts/posts.ts'),
        apiRequest('GET', address, undefined, signal),
      ])
      return contract.postPageSchema.parse(body)
    },
    initialPageParam: { page },
    getNextPageParam: ({ next }, _pages, start) => (next === null ? null : { page: start.page + 1, before: next }),
    maxPages: MAX_SHOWN_PAGES,
  })

/** One more than are shown beside a post, which may be one of them. */
export const newestPostsQuery = readQuery([paths.posts, 'newest'], loadPostList, paths.newestPosts)
export const postQuery = (id: Post['id']) => readQuery([paths.posts, id], loadPost)

export type PostDraft = Pick<Post, 'title' | 'description' | 'type'> & {
  isSubscriberOnly?: boolean
  videoURL?: string
  imageURLs?: string[]
}

/** Publishes through the members' or the employees' door; both answer the stored post. */
export function usePublishPost(door: typeof paths.posts | typeof paths.adminPosts) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: PostDraft) => apiSend('POST', door, draft, loadPost),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [paths.posts] }),
  })
}

export function useUpdatePost(id: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (changes: Pick<Post, 'title' | 'description' | 'isSubscriberOnly'>) =>
      apiRequest('PATCH', paths.adminPost(id), changes),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [paths.posts] }),
  })
}

export function useDeletePost(id: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => apiRequest('DELETE', paths.adminPost(id)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [paths.posts] }),
  })
}
