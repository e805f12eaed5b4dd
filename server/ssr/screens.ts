import { addressOf } from '#contracts/shared/addressOf.ts'
import type { ArticleKind } from '#contracts/shop/articleAddress.ts'
import { merchandisePageAddress } from '#contracts/shop/merchandisePageAddress.ts'
import { NEWEST_MERCHANDISE, NEWEST_POSTS } from '#contracts/shared/newest.ts'
import { pageNumberOf } from '#contracts/shared/pageNumberOf.ts'
import { postPageAddress } from '#contracts/content/postPageAddress.ts'
import { feedFilterOf } from '#contracts/content/postPages.ts'
import { reviewListingOf, reviewQueryOf } from '#contracts/shop/reviewPages.ts'
import { VIEW_COOKIE } from '#contracts/platform/cookies.ts'
import { SCREEN_PATHS, type ScreenPath } from '#contracts/platform/sitePaths.ts'
import { readDelivery } from '#contracts/routes/shop/delivery.ts'
import { readGiftMembershipOffer } from '#contracts/routes/membership/giftMemberships.ts'
import { readPlayableGuess } from '#contracts/routes/community/guesses.ts'
import { readFindOfMonth } from '#contracts/routes/community/loggedFinds.ts'
import { readMerchandise } from '#contracts/routes/shop/merchandise.ts'
import { readOpenRound } from '#contracts/routes/community/questions.ts'
import { listPosts, readArchive, readPost, readRelated } from '#contracts/routes/content/posts.ts'
import { readProductReviews, readReviews } from '#contracts/routes/shop/reviews.ts'
import { readProducts } from '#contracts/routes/shop/products.ts'
import { readFilmStones } from '#contracts/routes/shop/stones.ts'
import { readWatching } from '#contracts/routes/content/watching.ts'
import type { SiteConfig } from '#contracts/platform/site.ts'
import { languageParameter } from '#contracts/shared/languageParameter.ts'
import type { Language } from '#contracts/shared/languages.ts'
import type { Topic } from '#database/changeFeed.ts'
import { amountIn } from '#contracts/shared/amountIn.ts'
import { textsIn } from '#texts/textsIn.ts'
import {
  belowApi,
  contentDataAddress,
  coverPhotoAddress,
  giftCardOfferAddress,
  ownPageAddress,
  roundDataAddress,
  shownSeriesOf,
} from './dataAddresses.ts'
import { contentHead, giftCardsHead, homeHead, type ScreenHead } from './screenHeads.ts'

/** The article or product of a page. */
export type FoundArticle = {
  kind: ArticleKind
  id: number
  /** Of the API's answer, below /api. */
  address: string
}

type Visit = {
  language: Language
  search: URLSearchParams
  isSignedIn: boolean
  postId: number | null
  slug?: string | undefined
  article?: FoundArticle | undefined
  roundId?: number | undefined
}

export type Screen = {
  path: string
  /** The first part of its title; null where the site's name is all of it. */
  name: string | null
  /** Null for the site's own. */
  description:
    string | null | ((prices: Pick<SiteConfig['prices'], 'monthly' | 'trialDays'>, language: Language) => string)
  isIndexed: boolean
  /** File in `web/src/routes`, or a group of `web/chunkGroups.ts`. */
  chunk: (visit: Pick<Visit, 'isSignedIn'>) => string
  /** API addresses below /api. */
  prefetch: (visit: Visit) => string[]
  /** Rendered on the server when signed out. */
  isRendered: boolean
  /** Browsers keep this page and open it without a connection, so it contains nothing about the visitor. */
  isShell: boolean
  head?: ScreenHead
  /** The slug of the series it shows. */
  series?: (search: URLSearchParams) => string | null
  /** What its number names. */
  articleKind?: ArticleKind
  /** A view that this device has chosen; it is rendered by the browser. */
  hasOwnView?: (cookies: Record<string, string | undefined>) => boolean
  /** Shared by visitors with neither session nor cart. */
  cache?: { topics: Topic[]; maxAgeMs: number }
}

const newestPosts = (language: Language): string =>
  belowApi(addressOf(listPosts, { query: { ...NEWEST_POSTS, ...languageParameter(language) } }))
const archive = belowApi(addressOf(readArchive, {}))
const newestMerchandise = belowApi(addressOf(readMerchandise, { query: NEWEST_MERCHANDISE }))

/** Relative times such as "two minutes ago" become stale. */
const MAX_AGE_MS = 60_000
const cachedFor = (...topics: Topic[]) => ({
  topics: [...topics, 'settings' as const, 'site' as const],
  maxAgeMs: MAX_AGE_MS,
})

type Declared = Omit<Screen, 'path'>

const screen = (name: string | null, chunk: string, more: Partial<Declared> = {}): Declared => ({
  name,
  description: null,
  isIndexed: false,
  chunk: () => chunk,
  prefetch: () => [],
  isRendered: false,
  isShell: false,
  ...more,
})

/** The delivery is estimated for the United States until the browser knows the visitor's country. */
function articleScreen(name: string, articleKind: ArticleKind): Declared {
  return screen(name, 'ArticlePage', {
    articleKind,
    isRendered: true,
    prefetch: ({ article, search }) =>
      article
        ? [
            article.address,
            belowApi(addressOf(readDelivery, { query: { country: 'US' } })),
            belowApi(reviewsAddress(article, search)),
          ]
        : [],
    cache: cachedFor('merchandise', 'products', 'posts'),
  })
}

const reviewsAddress = ({ kind, id }: FoundArticle, search: URLSearchParams): string =>
  addressOf(kind === 'merchandise' ? readReviews : readProductReviews, {
    params: { id: String(id) },
    query: reviewQueryOf(reviewListingOf(search)),
  })

const declared: Record<ScreenPath, Declared> = {
  '/': screen(null, 'HomePage', {
    head: homeHead,
    isIndexed: true,
    isRendered: true,
    chunk: ({ isSignedIn }) => (isSignedIn ? 'HomePage' : 'front'),
    prefetch: ({ search, isSignedIn, language }) => [
      isSignedIn
        ? belowApi(postPageAddress({ filter: feedFilterOf(search) }, { page: 1 }, language))
        : newestPosts(language),
      newestMerchandise,
      belowApi(addressOf(readOpenRound, {})),
      coverPhotoAddress,
      belowApi(addressOf(readFindOfMonth, {})),
      belowApi(
        isSignedIn ? addressOf(readWatching, { query: languageParameter(language) }) : addressOf(readPlayableGuess, {}),
      ),
    ],
    cache: cachedFor('posts', 'post_counts', 'merchandise', 'questions'),
  }),
  '/content': screen('Content', 'ContentPage', {
    description: 'Every video and photo gallery from the hunt, newest first.',
    isIndexed: true,
    isRendered: true,
    head: contentHead,
    series: shownSeriesOf,
    hasOwnView: (cookies) => cookies[VIEW_COOKIE] === 'list',
    prefetch: ({ search, language }) => [contentDataAddress(search, language), archive],
    cache: cachedFor('posts', 'post_counts'),
  }),
  '/content/:id': screen('Content', 'PostPage', {
    isRendered: true,
    prefetch: ({ postId, language }) =>
      postId === null
        ? []
        : [
            ...[readPost, readRelated].map((route) =>
              belowApi(addressOf(route, { params: { id: String(postId) }, query: languageParameter(language) })),
            ),
            belowApi(addressOf(readFilmStones, { params: { id: String(postId) } })),
          ],
    // Its text can show articles with their prices.
    cache: cachedFor('posts', 'post_counts', 'merchandise', 'products'),
  }),
  '/shop': screen('Shop', 'ShopPage', {
    description: 'Specimens, tools and gear for hunting agates and geodes.',
    isIndexed: true,
    isRendered: true,
    prefetch: () => [belowApi(addressOf(readProducts, {}))],
    cache: cachedFor('products'),
  }),
  '/merchandise': screen('Merchandise', 'MerchandisePage', {
    description: 'Shirts, mugs and more, printed for you and sent anywhere.',
    isIndexed: true,
    isRendered: true,
    prefetch: ({ search }) => [belowApi(merchandisePageAddress(search, pageNumberOf(search)))],
    cache: cachedFor('merchandise'),
  }),
  '/gift-cards': screen('Gift cards', 'GiftCardsPage', {
    description:
      'A gift card for someone who hunts: emailed on the day you choose, and good for everything in the shop.',
    isIndexed: true,
    isRendered: true,
    head: giftCardsHead,
    prefetch: () => [giftCardOfferAddress],
    cache: cachedFor(),
  }),
  '/gift-memberships': screen('Gift memberships', 'GiftMembershipsPage', {
    description: 'Give someone a membership: paid once, emailed on the day you choose, and it ends by itself.',
    isIndexed: true,
    isRendered: true,
    prefetch: () => [belowApi(addressOf(readGiftMembershipOffer, {}))],
    cache: cachedFor(),
  }),
  '/gift-memberships/redeem': screen('Redeem a gift membership', 'RedeemGiftPage'),
  '/merchandise/:article': articleScreen('Merchandise', 'merchandise'),
  '/shop/:article': articleScreen('Shop', 'product'),
  '/subscribe': screen('Subscribe', 'SubscribePage', {
    description: ({ monthly, trialDays }, language) => {
      const t = textsIn(language)
      const price = amountIn(language, `$${monthly}`)
      return trialDays > 0
        ? t('All premium videos and galleries for {price} a month, with a {trialDays}-day free trial.', {
            price,
            trialDays,
          })
        : t('All premium videos and galleries for {price} a month.', { price })
    },
    isIndexed: true,
  }),
  '/cart': screen('Cart', 'CartPage'),
  '/checkout': screen('Checkout', 'CheckoutPage'),
  '/orders': screen('Orders', 'OrdersPage'),
  '/account': screen('Your account', 'AccountPage'),
  '/alerts': screen('Alerts', 'AlertPage'),
  '/emails': screen('What we email you', 'EmailsPage'),
  '/identify': screen('Identify my stone', 'IdentifyPage', {
    description: 'Show us your find in four kinds of light. A person says what it is, and why.',
    isIndexed: true,
  }),
  '/finds': screen('My finds', 'FindsPage'),
  '/finds/labels': screen('Labels', 'FindLabelsPage'),
  '/saved': screen('Saved for the field', 'SavedPage'),
  '/watch-later': screen('Watch later', 'WatchLaterPage'),
  '/offline': screen('Offline', 'OfflinePage', { isShell: true }),
  '/messages': screen('Your messages', 'MessagesPage'),
  '/wish-list': screen('Wish list', 'WishListPage'),
  '/reviews': screen('Your reviews', 'ReviewsPage'),
  '/hunters/:handle': screen('A hunter', 'HunterPage'),
  '/questions': screen('Q&A', 'QuestionsPage', {
    description: 'Members ask and vote, and we answer: on film, or in writing.',
    isIndexed: true,
  }),
  '/questions/:round': screen('Q&A', 'RoundPage', {
    isRendered: true,
    prefetch: ({ roundId, search }) => (roundId === undefined ? [] : [roundDataAddress(roundId, search)]),
  }),
  '/orders/find': screen('Find an order', 'FindOrderPage'),
  '/upload': screen('Upload Content', 'UploadPage'),
  '/admin': screen('Admin Panel', 'AdminPage'),
}

/** Any other path is a 404. */
export const screens: readonly Screen[] = SCREEN_PATHS.map((path) => ({ path, ...declared[path] }))

/** A page that the owner wrote. Its own words replace the name and the description. */
export const ownPageScreen: Screen = {
  path: '/:slug',
  ...screen(null, 'OwnPage', {
    isIndexed: true,
    isRendered: true,
    prefetch: ({ slug }) => (slug === undefined ? [] : [ownPageAddress(slug)]),
    cache: cachedFor('posts', 'merchandise', 'products'),
  }),
}
