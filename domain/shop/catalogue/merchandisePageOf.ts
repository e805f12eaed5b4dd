import { MERCHANDISE_PER_PAGE } from '#contracts/shop/merchandiseFilters.ts'

type Place = { page?: number | undefined; item?: number | undefined }

/** The page with an article, or the one with a number, or the last one. */
export function merchandisePageOf<Item extends { id: number }>(items: Item[], { page = 1, item }: Place) {
  const last = Math.max(1, Math.ceil(items.length / MERCHANDISE_PER_PAGE))
  const place = item === undefined ? -1 : items.findIndex(({ id }) => id === item)
  const shown = Math.min(place >= 0 ? Math.floor(place / MERCHANDISE_PER_PAGE) + 1 : page, last)
  const from = (shown - 1) * MERCHANDISE_PER_PAGE
  return { items: items.slice(from, from + MERCHANDISE_PER_PAGE), total: items.length, page: shown }
}
