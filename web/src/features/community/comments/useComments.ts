import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Post } from '#contracts/content/posts.ts'
import type { CommentOrder } from './arrangeComments.ts'
import { joinPages } from './joinPages.ts'
import { commentsQuery } from './queries.ts'

type Options = { enabled: boolean; refetchInterval: number | false; order: CommentOrder }

/** The newest comments at first. Every other order needs all of them, so their pages follow one by one. */
export function useComments(postId: Post['id'], { order, ...options }: Options) {
  const query = useInfiniteQuery({ ...commentsQuery(postId), ...options })
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const mustContinue = order !== 'newest' && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (mustContinue) void fetchNextPage()
  }, [mustContinue, fetchNextPage])
  return { ...query, comments: data && joinPages(data.pages) }
}
