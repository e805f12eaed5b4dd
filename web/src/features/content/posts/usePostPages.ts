import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { POSTS_PER_PAGE, type PostListing } from '#contracts/content/postPages.ts'
import type { Post } from '#contracts/content/posts.ts'
import { useListPlace } from '../../../lib/listPlace.ts'
import { postPagesQuery } from './postPagesQuery.ts'

/** @param usesUrl whether the URL holds the page; otherwise the list starts with the first one. */
export function usePostPages(listing: PostListing, { usesUrl }: { usesUrl: boolean }) {
  const queryClient = useQueryClient()
  const place = useListPlace()
  const { start, page } = usesUrl ? place : { start: 1, page: 1 }
  const stored = postPagesQuery(listing, start)
  // The query cache may have dropped the pages of this tab by the time the visitor returns.
  const isStored = start === page || queryClient.getQueryData(stored.queryKey) !== undefined
  const { data, fetchNextPage, isFetchNextPageError, isFetchingNextPage, ...query } = useInfiniteQuery(
    isStored ? stored : postPagesQuery(listing, page),
  )
  const pages = data?.pages
  const posts = pages && uniquePosts(pages.flatMap((one) => one.posts))
  const first = data?.pageParams[0]?.page ?? 1
  const last = data?.pageParams.at(-1)?.page ?? first
  const from = (first - 1) * POSTS_PER_PAGE

  async function showMore() {
    const { data: more } = await fetchNextPage()
    const lastLoaded = more?.pageParams.at(-1)?.page
    if (usesUrl && lastLoaded !== undefined && lastLoaded > last) place.setPage(lastLoaded, isStored ? start : page)
  }

  return {
    posts,
    total: pages?.at(-1)?.total,
    first,
    last,
    from,
    isPending: query.isPending,
    isError: query.isError && !data,
    isFetching: query.isFetching,
    refetch: query.refetch,
    isMoreError: isFetchNextPageError,
    isLoadingMore: isFetchingNextPage,
    showMore: () => void showMore(),
    restart: () => void queryClient.resetQueries({ queryKey: stored.queryKey }),
  }
}

/** View counts can move a popular post from one page to another between two requests. */
const uniquePosts = (posts: Post[]): Post[] => [...new Map(posts.map((post) => [post.id, post])).values()]
