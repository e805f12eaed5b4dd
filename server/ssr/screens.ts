/** The addresses the SPA draws; any other path is a page that does not exist. */
const ROUTES = [
  '/',
  '/content',
  '/shop',
  '/merchandise',
  '/cart',
  '/checkout',
  '/orders',
  '/subscribe',
  '/upload',
  '/admin',
]

/** The post of `/content/:id`, or null. */
export function postIdOf(path: string): number | null {
  const id = Number(/^\/content\/(\d{1,10})$/.exec(path)?.[1])
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null
}

export const isSiteRoute = (path: string): boolean => ROUTES.includes(path)
