/** The page number of an address such as `/content?page=3`; 1 without one. */
export function pageNumberOf(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}
