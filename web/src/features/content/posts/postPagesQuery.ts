import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { postPageAddress } from '#contracts/content/postPageAddress.ts'
import { type PostListing, postPageQueryOf } from '#contracts/content/postPages.ts'
import type { Post, PostPage } from '#contracts/content/posts.ts'
import { queryKeyOf } from '#contracts/shared/queryKeyOf.ts'
import { readPostPage } from '#contracts/routes/content/posts.ts'
import { MAX_SHOWN_PAGES } from '../../../lib/listPlace.ts'
import { pageLanguage } from '../../../lib/pageLanguage.ts'
import { language } from '../../../lib/text.ts'

/** A page starts at its number, or after the last post of the previous page. */
type PageStart = { page: number; before?: Post['id'] }

/** The server writes the first page into the document. */
export const postPagesQuery = (listing: PostListing, page: number) =>
  infiniteQueryOptions<PostPage, Error, InfiniteData<PostPage, PageStart>, string[], PageStart>({
    queryKey: queryKeyOf(postPageAddress(listing, { page }, language())),
    queryFn: ({ pageParam: { before }, signal }) =>
      call(
        readPostPage,
        { query: { ...postPageQueryOf(listing, before === undefined ? { page } : { before }), ...pageLanguage() } },
        signal,
      ),
    initialPageParam: { page },
    getNextPageParam: ({ next }, _pages, start) => (next === null ? null : { page: start.page + 1, before: next }),
    maxPages: MAX_SHOWN_PAGES,
  })
