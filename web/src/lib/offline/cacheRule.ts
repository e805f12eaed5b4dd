import { languageParameter } from '#contracts/shared/languageParameter.ts'
import { isLanguage, type Language, splitLanguage } from '#contracts/shared/languages.ts'

/**
 * `network`: the worker does nothing. `page`: a navigation, from the network, or the offline page. `file`: a part of the
 * program. `answer`: what a page for reading needs of the API. `media`: pictures, captions and parts of films. `film`: a saved film. `signOut`:
 * removes what belongs to the person.
 */
type CacheRule = 'network' | 'page' | 'file' | 'answer' | 'media' | 'film' | 'signOut'

export type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'referrer'> & { url: URL }

/** The query of a film's address in a saved post. */
const SAVED_FILM = 'saved'
/** Of the site and of the panel, which opens no page of the site afterwards. */
const SIGN_OUTS = ['/api/logout', '/cms/api/users/logout']
/** Paths that are no pages of the site: its API, the panel and files. */
const NO_PAGES = /^\/(api|cms|_next|media|assets|fonts|icons|metrics|healthz|readyz|login|signup|logout)(\/|$)|\.\w+$/
const ANSWERS = /^\/api\/(posts|merchandise|products)\/\d+$/
const CAPTIONS = /^\/api\/posts\/\d+\/captions\//

/** Everything not named here goes to the network and is never kept, above all the cart, payments, accounts and the panel. */
export function cacheRuleOf({ method, mode, destination, referrer, url }: Asked, origin: string): CacheRule {
  const { pathname } = url
  if (url.origin !== origin) return 'network'
  // Another site can open the address, too, and then the server signs nobody out.
  if (SIGN_OUTS.includes(pathname)) return referrer.startsWith(`${origin}/`) ? 'signOut' : 'network'
  if (method !== 'GET') return 'network'
  if (mode === 'navigate') return NO_PAGES.test(pathname) ? 'network' : 'page'
  if (pathname.startsWith('/assets/') || pathname === '/favicon.svg') return 'file'
  if (ANSWERS.test(pathname)) return 'answer'
  if (pathname.startsWith('/media/')) {
    if (url.searchParams.has(SAVED_FILM)) return 'film'
    // Browsers stream films better themselves.
    return ['video', 'audio'].includes(destination) ? 'network' : 'media'
  }
  return CAPTIONS.test(pathname) ? 'media' : 'network'
}

const API_OF: Record<string, string> = { content: 'posts', merchandise: 'merchandise', shop: 'products' }

/** What a page for reading shows, as an address of the API; null for every other page. */
export function answerOfPage(pathname: string): string | null {
  const { language, path } = splitLanguage(pathname)
  const [, screen = '', id] = /^\/(content|merchandise|shop)\/(\d+)(?:-[^/]*)?$/.exec(path) ?? []
  return id ? withLanguage(`/api/${API_OF[screen]}/${id}`, language) : null
}

/** Under which address an answer for reading is kept. */
export function keptAddress({ pathname, searchParams }: URL): string {
  const language = searchParams.get('language')
  return withLanguage(pathname, isLanguage(language) ? language : 'en')
}

/** Only posts have texts in two languages. */
function withLanguage(address: string, wanted: Language): string {
  const { language } = languageParameter(wanted)
  return language && address.startsWith('/api/posts/') ? `${address}?language=${language}` : address
}

/** Pages that need nothing but the program. */
export const isOfflineScreen = (pathname: string): boolean =>
  ['/saved', '/offline'].includes(splitLanguage(pathname).path)
