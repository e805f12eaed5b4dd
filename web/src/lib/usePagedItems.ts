import { useIsBrowser } from './useIsBrowser.ts'
import { MAX_SHOWN_PAGES, useListPlace } from './listPlace.ts'

/** @param wanted the index of an item that must be visible, or -1, as on the server. */
export function usePagedItems<Item>(items: Item[], perPage: number, wanted = -1) {
  const isBrowser = useIsBrowser()
  const { start, page, reach } = useListPlace()
  const pages = Math.max(1, Math.ceil(items.length / perPage))
  const wantedPage = isBrowser && page === 1 && wanted >= 0 ? Math.floor(wanted / perPage) + 1 : 1
  const last = Math.min(Math.max(page, wantedPage), pages)
  const begun = wantedPage > 1 ? wantedPage : start
  const first = Math.max(1, Math.min(begun, last), last - MAX_SHOWN_PAGES + 1)
  const from = (first - 1) * perPage
  return {
    shown: items.slice(from, last * perPage),
    from,
    first,
    last,
    pages,
    showMore: () => reach(last + 1, first),
  }
}
