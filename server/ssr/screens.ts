import { addressOf } from '#contracts/addressOf.ts'
import { NEWEST_MERCHANDISE, NEWEST_POSTS } from '#contracts/newest.ts'
import { postPageAddress } from '#contracts/postPageAddress.ts'
import { contentFilterOf, feedFilterOf, pageNumberOf } from '#contracts/postPages.ts'
import { readMerchandise } from '#contracts/routes/merchandise.ts'
import { listPosts, readPost } from '#contracts/routes/posts.ts'
import { readProducts } from '#contracts/routes/products.ts'
import { readSiteSetting } from '#contracts/routes/site.ts'
import type { SiteConfig } from '#contracts/site.ts'
import type { Topic } from '#database/changeFeed.ts'
import { routeTable } from '../http/routeTable.ts'

export const SITE_NAME = 'Stone Hunt'
export const ABOUT = 'Agates, geodes and the ground they come from: videos, photo galleries and gear from the hunt.'

type Visit = { search: URLSearchParams; isSignedIn: boolean; postId: number | null }

export type Screen = {
  path: string
  title: string
  description: string | ((prices: Pick<SiteConfig['prices'], 'monthly' | 'trialDays'>) => string)
  isIndexed: boolean
  /** File in `web/src/routes`; undefined if the entry contains it. */
  chunk: (visit: Pick<Visit, 'isSignedIn'>) => string | undefined
  /** API addresses below /api. */
  prefetch: (visit: Visit) => string[]
  /** Rendered on the server when signed out. */
  isRendered: boolean
  isFramable: boolean
  /** Shared by visitors with neither session nor cart. */
  cache?: { topics: Topic[]; maxAgeMs: number }
}

const api = (address: string): string => address.slice('/api'.length)
const newestPosts = api(addressOf(listPosts, { query: NEWEST_POSTS }))
const newestMerchandise = api(addressOf(readMerchandise, { query: NEWEST_MERCHANDISE }))
export const coverPhotoAddress = addressOf(readSiteSetting, { params: { key: 'cover_photo_url' } })

/** Relative times such as "two minutes ago" become stale. */
const MAX_AGE_MS = 60_000
const cachedFor = (...topics: Topic[]) => ({ topics: [...topics, 'settings' as const], maxAgeMs: MAX_AGE_MS })

const screen = (path: string, name: string | undefined, chunk: string, more: Partial<Screen> = {}): Screen => ({
  path,
  title: name ? `${name} | ${SITE_NAME}` : SITE_NAME,
  description: ABOUT,
  isIndexed: false,
  chunk: () => chunk,
  prefetch: () => [],
  isRendered: false,
  isFramable: false,
  ...more,
})

/** Any other path is a 404. */
export const screens: readonly Screen[] = [
  screen('/', undefined, 'HomePage', {
    isIndexed: true,
    isRendered: true,
    // The landing page is part of the entry.
    chunk: ({ isSignedIn }) => (isSignedIn ? 'HomePage' : undefined),
    prefetch: ({ search, isSignedIn }) => [
      isSignedIn ? api(postPageAddress(feedFilterOf(search))) : newestPosts,
      newestMerchandise,
      api(coverPhotoAddress),
    ],
    cache: cachedFor('posts', 'post_counts', 'merchandise'),
  }),
  screen('/content', 'Content', 'ContentPage', {
    description: 'Every video and photo gallery from the hunt, newest first.',
    isIndexed: true,
    isRendered: true,
    prefetch: ({ search }) => [api(postPageAddress(contentFilterOf(search), { page: pageNumberOf(search) }))],
    cache: cachedFor('posts', 'post_counts'),
  }),
  screen('/content/:id', 'Content', 'PostPage', {
    isRendered: true,
    isFramable: true,
    prefetch: ({ postId }) =>
      postId === null ? [] : [api(addressOf(readPost, { params: { id: String(postId) } })), newestPosts],
    // Its text can show articles with their prices.
    cache: cachedFor('posts', 'post_counts', 'merchandise', 'products'),
  }),
  screen('/shop', 'Shop', 'ShopPage', {
    description: 'Specimens, tools and gear for hunting agates and geodes.',
    isIndexed: true,
    isRendered: true,
    prefetch: () => [api(addressOf(readProducts, {}))],
    cache: cachedFor('products'),
  }),
  screen('/merchandise', 'Merchandise', 'MerchandisePage', {
    description: 'Shirts, mugs and more, printed for you and sent anywhere.',
    isIndexed: true,
    isRendered: true,
    prefetch: () => [api(addressOf(readMerchandise, {}))],
    cache: cachedFor('merchandise'),
  }),
  screen('/subscribe', 'Subscribe', 'SubscribePage', {
    description: ({ monthly, trialDays }) =>
      `All premium videos and galleries for $${monthly} a month${trialDays > 0 ? `, with a ${trialDays}-day free trial` : ''}.`,
    isIndexed: true,
  }),
  screen('/cart', 'Cart', 'CartPage'),
  screen('/checkout', 'Checkout', 'CheckoutPage'),
  screen('/orders', 'Orders', 'OrdersPage'),
  screen('/upload', 'Upload Content', 'UploadPage'),
  screen('/admin', 'Admin Panel', 'AdminPage'),
]

export type FoundScreen = { screen: Screen; postId: number | null }

const matchScreen = routeTable(screens)
const MAX_ID = 2_147_483_647

/** Null where the SPA shows '404 Page Not Found'. */
export function screenAt(path: string): FoundScreen | null {
  const match = matchScreen(path)
  if (!match) return null
  const { route, params } = match
  if (params['id'] === undefined) return { screen: route, postId: null }
  const postId = /^\d{1,10}$/.test(params['id']) ? Number(params['id']) : 0
  return postId > 0 && postId <= MAX_ID ? { screen: route, postId } : null
}
