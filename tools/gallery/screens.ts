import type { Page } from '@playwright/test'
import { VIEW_COOKIE } from '../../contracts/cookies.ts'
import { addAddress, openAccount, openFirstPicture, payByCard, press, subscribeTo } from './acts.ts'

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
  /** What this device remembers from earlier, as a cookie. */
  remembers?: { name: string; value: string }
  /** Begins with something in the cart. */
  hasCart?: boolean
  /** What is done on the screen before it is drawn: a menu opened, a form sent. */
  act?: (page: Page) => Promise<void>
  /** Drawn at one width only, where it exists. */
  only?: 'wide' | 'narrow'
}

const anybody = VISITORS
const people = ['member', 'subscriber', 'employee'] as const

/** Every screen of the product and whom it is drawn for. */
export const SCREENS: Screen[] = [
  { name: 'landing and home', path: '/', visitors: anybody, states: STATES },
  { name: 'menu', path: '/', visitors: anybody, act: press('Menu'), only: 'narrow' },
  { name: 'content', path: '/content', visitors: anybody, states: STATES },
  {
    name: 'content as a list',
    path: '/content',
    visitors: ['signed out', 'member'],
    remembers: { name: VIEW_COOKIE, value: 'list' },
  },
  { name: 'a public post', path: '/content/:public', visitors: ['signed out', 'subscriber'], states: STATES },
  { name: 'a subscribers’ post', path: '/content/:premium', visitors: anybody },
  { name: 'a subscribers’ gallery', path: '/content/:gallery', visitors: ['member', 'subscriber'] },
  { name: 'a picture of a gallery', path: '/content/:gallery', visitors: ['subscriber'], act: openFirstPicture },
  { name: 'subscribe', path: '/subscribe', visitors: people },
  { name: 'paying a subscription', path: '/subscribe', visitors: ['member'], act: subscribeTo },
  { name: 'upload', path: '/upload', visitors: anybody },
  { name: 'admin', path: '/admin', visitors: ['member', 'employee'] },
  { name: 'shop', path: '/shop', visitors: ['signed out', 'employee'], states: STATES },
  { name: 'merchandise', path: '/merchandise', visitors: ['signed out', 'employee'], states: STATES },
  {
    name: 'merchandise without a match',
    path: '/merchandise?q=zzzz&colors=Black',
    visitors: ['signed out'],
  },
  { name: 'filters', path: '/merchandise', visitors: ['signed out'], act: press(/^Filters/), only: 'narrow' },
  { name: 'cart', path: '/cart', visitors: ['signed out', 'subscriber'], states: STATES, hasCart: true },
  { name: 'checkout', path: '/checkout', visitors: ['signed out', 'subscriber'], states: STATES, hasCart: true },
  {
    name: 'checkout with mistakes',
    path: '/checkout',
    visitors: ['signed out'],
    hasCart: true,
    act: press(/^Continue to Payment/),
  },
  { name: 'paying', path: '/checkout', visitors: ['signed out'], hasCart: true, act: addAddress },
  { name: 'orders', path: '/orders', visitors: ['signed out', 'subscriber'], states: STATES },
  { name: 'order confirmed', path: '/checkout', visitors: ['subscriber'], hasCart: true, act: payByCard },
  { name: 'account', path: '/', visitors: people, act: openAccount },
  { name: 'contact', path: '/', visitors: ['signed out', 'subscriber'], act: press('Contact us') },
  { name: 'no such page', path: '/nowhere', visitors: ['signed out'] },
  { name: 'sign in', path: '/api/login', visitors: ['signed out'] },
  { name: 'employee sign in', path: '/api/employee-login', visitors: ['signed out'] },
  { name: 'sign up', path: '/api/signup', visitors: ['signed out'] },
  { name: 'forgotten password', path: '/api/forgot-password', visitors: ['signed out'] },
  { name: 'panel dashboard', path: '/cms', visitors: ['employee'] },
  { name: 'panel posts', path: '/cms/collections/posts', visitors: ['employee'] },
  { name: 'panel comments', path: '/cms/collections/comments', visitors: ['employee'] },
  { name: 'panel orders', path: '/cms/collections/orders', visitors: ['employee'] },
  { name: 'panel merchandise', path: '/cms/collections/merchandise', visitors: ['employee'] },
]

/** Both widths in both themes; each a column of the sheets. */
export const LOOKS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const
export type Look = (typeof LOOKS)[number]

/** The looks a screen is drawn in. */
export const looksOf = ({ only }: Screen): Look[] =>
  LOOKS.filter(({ width }) => !only || (only === 'narrow') === width < 500)

const [WIDE, WIDE_DARK, , PHONE_DARK] = LOOKS

type Picture = Pick<Screen, 'path' | 'hasCart' | 'act'> & { file: string; visitor: Visitor; look: Look }

/** What the README shows. */
export const PICTURES: Picture[] = [
  { file: 'landing', path: '/', visitor: 'signed out', look: WIDE },
  { file: 'post', path: '/content/:premium', visitor: 'subscriber', look: WIDE_DARK },
  { file: 'merchandise', path: '/merchandise', visitor: 'signed out', look: WIDE },
  { file: 'subscribe', path: '/subscribe', visitor: 'member', look: WIDE },
  { file: 'content-phone', path: '/content', visitor: 'member', look: PHONE_DARK },
  { file: 'dashboard', path: '/cms', visitor: 'employee', look: WIDE },
]
