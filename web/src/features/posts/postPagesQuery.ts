import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { paths } from '#contracts/paths.ts'
import { type PostFilter, postPageAddress } from '#contracts/postPages.ts'
import type { Post, PostPage } from '#contracts/posts.ts'
import { apiRequest } from '../../lib/apiClient.ts'
import { MAX_SHOWN_PAGES } from '../../lib/listPlace.ts'

/** A page starts at its number, or after the last post of the previous page. */
type PageStart = { page: number; before?: Post['id'] }

/** The server writes the first page into the document. */
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
