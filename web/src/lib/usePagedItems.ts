import { MAX_SHOWN_PAGES, useListPlace } from './listPlace.ts'

export function usePagedItems<Item>(items: Item[], perPage: number) {
  const { start, page, setPage } = useListPlace()
  const pages = Math.max(1, Math.ceil(items.length / perPage))
  const last = Math.min(page, pages)
  const first = Math.max(1, Math.min(start, last), last - MAX_SHOWN_PAGES + 1)
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
