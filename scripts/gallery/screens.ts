export const VISITORS = ['signed out', 'member', 'subscriber', 'employee'] as const
export type Visitor = (typeof VISITORS)[number]

/** How a screen's data is: as it is, not there yet, none at all, or refused by the server. */
export const STATES = ['there', 'loading', 'empty', 'failed'] as const
export type State = (typeof STATES)[number]

export type Screen = {
  name: string
  path: string
  visitors: readonly Visitor[]
  states?: readonly State[]
  /** What this device remembers from earlier. */
  remembers?: Record<string, string>
  /** Begins with something in the cart. */
  hasCart?: boolean
}

const anybody = VISITORS
const people = ['member', 'subscriber', 'employee'] as const

/** Every screen of the product and whom it is drawn for. */
export const SCREENS: Screen[] = [
  { name: 'landing and home', path: '/', visitors: anybody, states: STATES },
  { name: 'content', path: '/content', visitors: anybody, states: STATES },
  {
    name: 'content as a list',
    path: '/content',
    visitors: ['signed out', 'member'],
    remembers: { contentView: 'list' },
  },
  { name: 'a public post', path: '/content/:public', visitors: ['signed out', 'subscriber'], states: STATES },
  { name: 'a subscribers’ post', path: '/content/:premium', visitors: anybody },
  { name: 'a subscribers’ gallery', path: '/content/:gallery', visitors: ['member', 'subscriber'] },
  { name: 'subscribe', path: '/subscribe', visitors: people },
  { name: 'upload', path: '/upload', visitors: ['member', 'subscriber'] },
  { name: 'admin', path: '/admin', visitors: ['employee'] },
  { name: 'shop', path: '/shop', visitors: ['signed out', 'employee'], states: STATES },
  { name: 'merchandise', path: '/merchandise', visitors: ['signed out', 'employee'], states: STATES },
  { name: 'cart', path: '/cart', visitors: ['signed out', 'subscriber'], states: STATES, hasCart: true },
  { name: 'checkout', path: '/checkout', visitors: ['signed out', 'subscriber'], states: STATES, hasCart: true },
  { name: 'orders', path: '/orders', visitors: ['signed out', 'subscriber'] },
  { name: 'no such page', path: '/nowhere', visitors: ['signed out'] },
  { name: 'sign in', path: '/api/login', visitors: ['signed out'] },
  { name: 'employee sign in', path: '/api/employee-login', visitors: ['signed out'] },
  { name: 'sign up', path: '/api/signup', visitors: ['signed out'] },
  { name: 'forgotten password', path: '/api/forgot-password', visitors: ['signed out'] },
]

/** Both widths in both themes; each a column of the sheets. */
export const LOOKS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const
export type Look = (typeof LOOKS)[number]
