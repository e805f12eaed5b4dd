/** The number of the page an address such as `/content?page=3` asks for; 1 when it asks for none. */
export function pageNumberOf(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}
