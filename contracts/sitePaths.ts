import { inLanguage, isLanguage, type Language } from './languages.ts'

/** The paths of the SPA's own screens that have no parameter. */
export const SCREEN_PATHS = [
  '/',
  '/content',
  '/shop',
  '/merchandise',
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
  '/offline',
  '/wish-list',
  '/questions',
  '/upload',
  '/admin',
] as const

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
  'signup',
  'sw.js',
  'sitemap.xml',
  'well-known',
  '.well-known',
]

const segmentOf = (path: string): string => path.split('/')[1] ?? ''
/** The pages of members are `/hunters/…`. */
const SCREEN_SEGMENTS: string[] = [...SCREEN_PATHS.map(segmentOf), 'hunters']

/** Whether the server handles everything below this first segment. */
export const isSystemPath = (path: string): boolean => SYSTEM_SEGMENTS.includes(segmentOf(path).toLowerCase())

/** Whether the address is reserved, so that the owner's pages can't use it. */
export const isReservedSlug = (slug: string): boolean =>
  isSystemPath(`/${slug}`) || SCREEN_SEGMENTS.includes(slug) || isLanguage(slug)

/** Whether the SPA has a screen at this path. */
export const isScreenPath = (path: string): boolean =>
  SCREEN_PATHS.some((known) => known === path) ||
  /^\/content\/\d+$/.test(path) ||
  /^\/hunters\/[^/]+$/.test(path) ||
  /^\/(merchandise|shop|questions)\/\d+(-[^/]*)?$/.test(path)

/** An address in a language, if it is a page of the SPA. Addresses of the server and of other sites are returned as they are. */
export const pageIn = (language: Language, address: string): string =>
  /^\/(?!\/)/.test(address) && !isSystemPath(address.split(/[?#]/)[0] ?? '') ? inLanguage(language, address) : address
