import { inLanguage, isLanguage, type Language } from '../shared/languages.ts'

/** The form of each parameter. An article’s or a round’s number may be followed by its title: `12-agate-mug`. */
const PARAMETERS = { id: '\\d+', article: '\\d+(-[^/]*)?', round: '\\d+(-[^/]*)?', handle: '[^/]+' }

/** The screens of the SPA: `server/ssr/screens.ts` declares each one, and `web/src/app/screens.tsx` shows it. */
export const SCREEN_PATHS = [
  '/',
  '/content',
  '/content/:id',
  '/shop',
  '/shop/:article',
  '/merchandise',
  '/merchandise/:article',
  '/gift-cards',
  '/gift-memberships',
  '/gift-memberships/redeem',
  '/subscribe',
  '/cart',
  '/checkout',
  '/orders',
  '/orders/find',
  '/account',
  '/reviews',
  '/alerts',
  '/emails',
  '/messages',
  '/identify',
  '/finds',
  '/finds/labels',
  '/saved',
  '/watch-later',
  '/offline',
  '/wish-list',
  '/hunters/:handle',
  '/questions',
  '/questions/:round',
  '/upload',
  '/admin',
] as const

export type ScreenPath = (typeof SCREEN_PATHS)[number]

/** First segments that the server handles itself, and words that look like screens. */
const SYSTEM_SEGMENTS = [
  '_next',
  'agate.webp',
  'api',
  'assets',
  'cms',
  'early.mjs',
  'feeds',
  'favicon.ico',
  'favicon.svg',
  'feed.xml',
  'fonts',
  'healthz',
  'home',
  'icons',
  'index.html',
  'l',
  'login',
  'logout',
  'manifest.webmanifest',
  'media',
  'merchant-feed.xml',
  'metrics',
  'readyz',
  'robots.txt',
  'server-pages.mjs',
  'view-as.mjs',
  'signup',
  'sw.js',
  'sitemap.xml',
  'well-known',
  '.well-known',
]

const segmentOf = (path: string): string => path.split('/')[1] ?? ''
const SCREEN_SEGMENTS: string[] = SCREEN_PATHS.map(segmentOf)
const SCREEN_PATTERNS = SCREEN_PATHS.map((screen) => ({
  screen,
  pattern: new RegExp(`^${screen.replace(/:(\w+)/g, (_, name: keyof typeof PARAMETERS) => PARAMETERS[name])}$`),
}))

/** Whether the server handles everything below this first segment. */
export const isSystemPath = (path: string): boolean => SYSTEM_SEGMENTS.includes(segmentOf(path).toLowerCase())

/** Whether the address is reserved, so that the owner's pages can't use it. */
export const isReservedSlug = (slug: string): boolean =>
  isSystemPath(`/${slug}`) || SCREEN_SEGMENTS.includes(slug) || isLanguage(slug)

const screenAt = (path: string): ScreenPath | undefined =>
  SCREEN_PATTERNS.find(({ pattern }) => pattern.test(path))?.screen

/** Whether the SPA has a screen at this path. */
export const isScreenPath = (path: string): boolean => screenAt(path) !== undefined

/** The screen of an address, which may have a query and a fragment. */
export const screenOf = (address: string): ScreenPath | undefined => screenAt(address.split(/[?#]/)[0] ?? '')

/** An address in a language, if it is a page of the SPA. Addresses of the server and of other sites are returned as they are. */
export const pageIn = (language: Language, address: string): string =>
  /^\/(?!\/)/.test(address) && !isSystemPath(address.split(/[?#]/)[0] ?? '') ? inLanguage(language, address) : address
