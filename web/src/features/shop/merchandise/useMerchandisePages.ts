import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { call } from '#contracts/call.ts'
import { MERCHANDISE_PER_PAGE, merchandisePageQueryOf } from '#contracts/shop/merchandiseFilters.ts'
import { merchandisePageAddress } from '#contracts/shop/merchandisePageAddress.ts'
import type { MerchandisePage } from '#contracts/shop/products.ts'
import { queryKeyOf } from '#contracts/shared/queryKeyOf.ts'
import { readMerchandisePage } from '#contracts/routes/shop/merchandise.ts'
import { MAX_SHOWN_PAGES, useListPlace } from '../../../lib/listPlace.ts'

type PageStart = { page: number }

/** The server writes the first page into the document. */
const pagesQuery = (search: string, page: number) => {
  const parameters = new URLSearchParams(search)
  return infiniteQueryOptions<MerchandisePage, Error, InfiniteData<MerchandisePage, PageStart>, string[], PageStart>({
    queryKey: queryKeyOf(merchandisePageAddress(parameters, page)),
    queryFn: ({ pageParam, signal }) =>
      call(readMerchandisePage, { query: merchandisePageQueryOf(parameters, pageParam.page) }, signal),
    initialPageParam: { page },
    getNextPageParam: ({ page: shown, total }) => (shown * MERCHANDISE_PER_PAGE < total ? { page: shown + 1 } : null),
    maxPages: MAX_SHOWN_PAGES,
  })
}

/** Filtered, sorted and searched by the server. While it answers, the list stays as it was. */
export function useMerchandisePages() {
  const queryClient = useQueryClient()
  const { search } = useLocation()
  const { start, page, setPage } = useListPlace()
  const stored = pagesQuery(search, start)
  // The query cache may have dropped the pages of this tab by the time the visitor returns.
  const isStored = start === page || queryClient.getQueryData(stored.queryKey) !== undefined
  const { data, fetchNextPage, ...query } = useInfiniteQuery({
    ...(isStored ? stored : pagesQuery(search, page)),
    placeholderData: keepPreviousData,
  })
  const pages = data?.pages ?? []
  const newest = pages.at(-1)
  const first = pages[0]?.page ?? 1
  const last = newest?.page ?? first

  async function showMore() {
    const { data: more } = await fetchNextPage()
    const loaded = more?.pages.at(-1)?.page
    if (loaded !== undefined && loaded > last) setPage(loaded, isStored ? start : page)
  }

  return {
    /** Of the newest page; undefined until the first one is there. */
    catalog: newest && { count: newest.catalog, choices: newest.choices },
    /** Chosen by this address, as the catalog writes them. */
    sizes: newest && !query.isPlaceholderData ? newest.sizes : [],
    soldOut: new Set(pages.flatMap(({ soldOut }) => soldOut)),
    items: pages.flatMap(({ items }) => items),
    total: newest?.total ?? 0,
    from: (first - 1) * MERCHANDISE_PER_PAGE,
    first,
    last,
    pages: Math.max(1, Math.ceil((newest?.total ?? 0) / MERCHANDISE_PER_PAGE)),
    isPending: query.isPending,
    isError: query.isError && !data,
    isFetching: query.isFetching,
    /** The list is that of the address before. */
    isStale: query.isPlaceholderData,
    refetch: query.refetch,
    isMoreError: query.isFetchNextPageError,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void showMore(),
  }
}
