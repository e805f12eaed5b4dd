import { postPageAddress } from '#contracts/content/postPageAddress.ts'
import { POST_FILTERS } from '#contracts/content/postPages.ts'
import { FIRST_ID } from '#seed/bench/sizes.ts'
import { signPayload } from '@stone-hunt/stripe-emulator/signPayload'
import type { Browser } from './Browser.ts'
import { checkoutForm, fillCart } from './shop.ts'
import type { Site } from './site.ts'
import { CARD_WEBHOOK_SECRET } from './siteVariables.ts'

export type Visitors = Record<'newcomer' | 'guest' | 'member' | 'subscriber' | 'employee', Browser>

export type HotRoute = {
  name: string
  status: number
  most: number
  /** Returns everything, so a sequential scan is best. */
  isWhole?: true
  ask: (visitors: Visitors, site: Site) => Promise<{ status: number; text: string }>
}

export const POST = FIRST_ID + 2
const COMMENT = FIRST_ID + 1
const FILM = 'made0x000000000002'
export const VARIANT = FIRST_ID + 1

const visit = (name: string, most: number, who: keyof Visitors, path: string, status = 200): HotRoute => ({
  name: `${name}, ${who}`,
  status,
  most,
  ask: (visitors) => visitors[who].get(path),
})

const addToCart = (browser: Browser) => browser.post('/api/cart', { merchandiseVariantId: VARIANT, quantity: 1 })

const EVENT = JSON.stringify({
  id: 'evt_made7',
  object: 'event',
  type: 'payment_intent.succeeded',
  created: 1_790_000_000,
  livemode: false,
  data: { object: { id: 'pi_made7', object: 'payment_intent' } },
})

/** The most frequent requests, on generated data (`seed/bench`). */
export const hotRoutes: HotRoute[] = [
  visit('newest posts', 1, 'newcomer', '/api/posts?limit=20'),
  visit('newest posts', 2, 'member', '/api/posts?limit=20'),
  visit('newest posts', 2, 'employee', '/api/posts?limit=20'),
  visit('older posts', 1, 'newcomer', `/api/posts?limit=20&before=${FIRST_ID + 500}`),
  ...POST_FILTERS.flatMap((filter) => {
    // One more query for the popularity setting.
    const most = filter === 'popular' ? 2 : 1
    return [
      visit(`a page of ${filter} posts`, most, 'newcomer', postPageAddress({ filter })),
      visit(`a page of ${filter} posts`, most + 1, 'member', postPageAddress({ filter }, { page: 3 })),
      visit(`a page of ${filter} posts`, most + 1, 'employee', postPageAddress({ filter }, { before: FIRST_ID + 500 })),
    ]
  }),
  visit('one post', 3, 'newcomer', `/api/posts/${POST}`),
  visit('one post', 4, 'subscriber', `/api/posts/${POST}`),
  visit('what to continue', 3, 'subscriber', '/api/watching'),
  {
    name: 'a position in a film, subscriber',
    status: 204,
    most: 4,
    ask: ({ subscriber }) => subscriber.send('PUT', `/api/posts/${POST}/position`, { body: { second: 30 } }),
  },
  visit('comments', 3, 'subscriber', `/api/posts/${POST}/comments`),
  {
    name: 'a view of a post, subscriber',
    status: 204,
    most: 3,
    ask: ({ subscriber }) => subscriber.post(`/api/posts/${POST}/view`),
  },
  {
    name: 'a like, subscriber',
    status: 204,
    most: 4,
    ask: ({ subscriber }) => subscriber.post(`/api/posts/${POST}/comments/${COMMENT}/like`),
  },
  { ...visit('products', 2, 'newcomer', '/api/products'), isWhole: true },
  { ...visit('merchandise', 2, 'newcomer', '/api/merchandise'), isWhole: true },
  visit('who is signed in', 1, 'member', '/api/auth/user'),
  visit('the cart', 2, 'guest', '/api/cart'),
  visit('the cart', 3, 'member', '/api/cart'),
  visit('checkout summary', 2, 'guest', '/api/cart/checkout?country=US&state=MN'),
  { name: 'a new cart, newcomer', status: 201, most: 1, ask: (_visitors, site) => addToCart(site.visitor()) },
  { name: 'once more into the cart, guest', status: 201, most: 3, ask: ({ guest }) => addToCart(guest) },
  {
    // Three more ask the print provider for the stock of this moment.
    name: 'create-payment, guest',
    status: 200,
    most: 6,
    ask: ({ guest }) => guest.post('/api/checkout/create-payment', checkoutForm),
  },
  visit('own orders', 2, 'member', '/api/orders'),
  visit('an order of somebody else', 2, 'guest', '/api/orders/MADE-0000000007', 404),
  // The row exists, its file does not.
  visit('premium film', 2, 'subscriber', `/media/${FILM}`, 404),
  {
    name: 'a webhook that came before',
    status: 200,
    most: 1,
    ask: ({ newcomer }) =>
      newcomer.send('POST', '/api/webhooks/stripe', {
        raw: EVENT,
        headers: { 'content-type': 'application/json', 'stripe-signature': signPayload(EVENT, CARD_WEBHOOK_SECRET) },
      }),
  },
  {
    name: 'a wrong password',
    status: 401,
    most: 10,
    ask: ({ newcomer }) => newcomer.post('/api/login', { email: 'made7@example.test', password: 'not this one' }),
  },
  // Five of them read the site's own look and words, and two the stones of the film and whether they are shown, which the cache holds when it runs.
  visit('page of a post', 14, 'newcomer', `/content/${POST}`),
  visit('page of a post', 17, 'subscriber', `/content/${POST}`),
]

export async function fillCarts({ guest, member, subscriber }: Visitors): Promise<void> {
  for (const browser of [guest, member, subscriber]) await fillCart(browser, VARIANT)
}
