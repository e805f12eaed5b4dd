import { useIsBrowser } from './useIsBrowser.ts'
import { MAX_SHOWN_PAGES, useListPlace } from './listPlace.ts'

/** @param visibleIndex the index of an item that must be visible, or -1, as on the server. */
export function usePagedItems<Item>(items: Item[], perPage: number, visibleIndex = -1) {
  const isBrowser = useIsBrowser()
  const { start, page, setPage } = useListPlace()
  const pages = Math.max(1, Math.ceil(items.length / perPage))
  const wantedPage = isBrowser && page === 1 && visibleIndex >= 0 ? Math.floor(visibleIndex / perPage) + 1 : 1
  const last = Math.min(Math.max(page, wantedPage), pages)
  const firstLoaded = wantedPage > 1 ? wantedPage : start
  const first = Math.max(1, Math.min(firstLoaded, last), last - MAX_SHOWN_PAGES + 1)
  const from = (first - 1) * perPage
  return {
    shown: items.slice(from, last * perPage),
    from,
    first,
    last,
    pages,
    showMore: () => setPage(last + 1, first),
  }
}
