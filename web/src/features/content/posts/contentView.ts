import { VIEW_COOKIE } from '#contracts/platform/cookies.ts'

export type ContentView = 'grid' | 'list'

const YEAR_SECONDS = 31_536_000

/** Grid by default. A cookie, so that the server renders the chosen view. */
export function readContentView(): ContentView {
  if (typeof document === 'undefined') return 'grid'
  return document.cookie.split('; ').includes(`${VIEW_COOKIE}=list`) ? 'list' : 'grid'
}

export function storeContentView(view: ContentView) {
  const seconds = view === 'list' ? YEAR_SECONDS : 0
  document.cookie = `${VIEW_COOKIE}=list; path=/; max-age=${seconds}; samesite=lax`
}
