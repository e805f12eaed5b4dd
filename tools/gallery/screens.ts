import type { Page } from '@playwright/test'
import { VIEW_COOKIE } from '../../contracts/platform/cookies.ts'
import { addAddress, openFirstPicture, payByCard, press, scrollTo, subscribeTo, writeStory } from './interactions.ts'

export const VISITORS = ['signed out', 'member', 'subscriber', 'employee'] as const
export type Visitor = (typeof VISITORS)[number]

export const STATES = ['there', 'loading', 'empty', 'failed'] as const
export type State = (typeof STATES)[number]

export type Screen = {
  name: string
  path: string
  visitors: readonly Visitor[]
  states?: readonly State[]
  remembers?: { name: string; value: string }
  hasCart?: boolean
  interact?: (page: Page) => Promise<void>
  only?: 'wide' | 'narrow'
}

const everyone = VISITORS
const people = ['member', 'subscriber', 'employee'] as const

export const SCREENS: Screen[] = [
  { name: 'landing and home', path: '/', visitors: everyone, states: STATES },
  { name: 'menu', path: '/', visitors: everyone, interact: press('Menu'), only: 'narrow' },
  { name: 'content', path: '/content', visitors: everyone, states: STATES },
  {
    name: 'content as a list',
    path: '/content',
    visitors: ['signed out', 'member'],
    remembers: { name: VIEW_COOKIE, value: 'list' },
  },
  { name: 'a public post', path: '/content/:public', visitors: ['signed out', 'subscriber'], states: STATES },
  { name: 'a subscribers’ post', path: '/content/:premium', visitors: everyone },
  { name: 'a subscribers’ gallery', path: '/content/:gallery', visitors: ['member', 'subscriber'] },
  { name: 'a story', path: '/content/:notebook', visitors: ['signed out', 'subscriber'] },
  { name: 'a picture of a gallery', path: '/content/:gallery', visitors: ['subscriber'], interact: openFirstPicture },
  { name: 'subscribe', path: '/subscribe', visitors: people },
  { name: 'paying a subscription', path: '/subscribe', visitors: ['member'], interact: subscribeTo },
  { name: 'upload', path: '/upload', visitors: everyone },
  { name: 'admin', path: '/admin', visitors: ['member', 'employee'] },
  { name: 'shop', path: '/shop', visitors: ['signed out', 'employee'], states: STATES },
  { name: 'merchandise', path: '/merchandise', visitors: ['signed out', 'employee'], states: STATES },
  {
    name: 'merchandise without a match',
    path: '/merchandise?q=zzzz&colors=Black',
    visitors: ['signed out'],
  },
  { name: 'filters', path: '/merchandise', visitors: ['signed out'], interact: press(/^Filters/), only: 'narrow' },
  { name: 'cart', path: '/cart', visitors: ['signed out', 'subscriber'], states: STATES, hasCart: true },
  { name: 'checkout', path: '/checkout', visitors: ['signed out', 'subscriber'], states: STATES, hasCart: true },
  {
    name: 'checkout with mistakes',
    path: '/checkout',
    visitors: ['signed out'],
    hasCart: true,
    interact: press(/^Continue to Payment/),
  },
  { name: 'paying', path: '/checkout', visitors: ['signed out'], hasCart: true, interact: addAddress },
  { name: 'account', path: '/account', visitors: people, states: STATES },
  { name: 'orders', path: '/orders', visitors: ['signed out', 'subscriber'], states: STATES },
  { name: 'find an order', path: '/orders/find', visitors: ['signed out'] },
  { name: 'order confirmed', path: '/checkout', visitors: ['subscriber'], hasCart: true, interact: payByCard },
  { name: 'contact', path: '/', visitors: ['signed out', 'subscriber'], interact: press('Contact us') },
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

export const LOOKS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const
export type Look = (typeof LOOKS)[number]

export const looksOf = ({ only }: Screen): Look[] =>
  LOOKS.filter(({ width }) => !only || (only === 'narrow') === width < 500)

const [WIDE, WIDE_DARK, PHONE, PHONE_DARK] = LOOKS

type Picture = Pick<Screen, 'path' | 'hasCart' | 'interact'> & {
  file: string
  visitor: Visitor
  look: Look
  /** The folder below `docs`; without it, the picture is one of the README’s, in `docs/pictures`. */
  folder?: string
}

export const PICTURES: Picture[] = [
  { file: 'landing', path: '/', visitor: 'signed out', look: WIDE },
  { file: 'post', path: '/content/:premium', visitor: 'subscriber', look: WIDE_DARK },
  {
    file: 'story',
    path: '/content/:notebook',
    visitor: 'subscriber',
    look: WIDE,
    interact: scrollTo('I had bet on the bare rock'),
  },
  {
    file: 'story-phone',
    path: '/content/:beach',
    visitor: 'subscriber',
    look: PHONE,
    interact: scrollTo('By day this is the dullest beach'),
  },
  { file: 'story-editor', path: '/upload', visitor: 'member', look: WIDE, interact: writeStory },
  { file: 'merchandise', path: '/merchandise', visitor: 'signed out', look: WIDE },
  { file: 'subscribe', path: '/subscribe', visitor: 'member', look: WIDE },
  { file: 'content-phone', path: '/content', visitor: 'member', look: PHONE_DARK },
  ...[
    { file: 'home', path: '/cms' },
    { file: 'new-post', path: '/cms/collections/posts/create' },
    { file: 'inbox', path: '/cms/inbox' },
    { file: 'growth', path: '/cms/growth' },
    { file: 'orders', path: '/cms/collections/orders' },
    { file: 'offers', path: '/cms/offers' },
  ].map((picture) => ({ ...picture, visitor: 'employee' as const, look: WIDE, folder: 'owner/pictures' })),
]
