/** The pages of `docs/owner`, in the order in which the panel lists them. */
export const HELP_PAGES = [
  'writing-and-publishing',
  'members-and-money',
  'the-shop',
  'the-inbox-and-the-people',
  'the-site-and-its-settings',
  'moving-here',
] as const
export type HelpPage = (typeof HELP_PAGES)[number]
/** A page, or a section of it. */
export type HelpAddress = HelpPage | `${HelpPage}#${string}`

export const isHelpPage = (name: string): name is HelpPage => HELP_PAGES.some((page) => page === name)

export const helpUrl = (address = ''): string => (address ? `/cms/help/${address}` : '/cms/help')

const list = (slug: string) => `/cms/collections/${slug}`

/** The section that explains each page of the panel, and the pages below its address. */
export const HELP_TOPICS: Record<string, HelpAddress> = {
  [list('posts')]: 'writing-and-publishing#a-new-post',
  [list('series')]: 'writing-and-publishing#series',
  [list('finds')]: 'writing-and-publishing#finds-and-places',
  [list('guesses')]: 'writing-and-publishing#guess-the-inside',
  [list('captions')]: 'writing-and-publishing#captions',
  [list('media')]: 'writing-and-publishing#films-and-photos',
  [list('letters')]: 'writing-and-publishing#letters',
  '/cms/inbox': 'the-inbox-and-the-people#the-inbox',
  [list('contact-messages')]: 'the-inbox-and-the-people#messages',
  [list('saved-replies')]: 'the-inbox-and-the-people#messages',
  [list('comments')]: 'the-inbox-and-the-people#comments',
  [list('comment-reports')]: 'the-inbox-and-the-people#comments',
  [list('question-rounds')]: 'the-inbox-and-the-people#qa-rounds',
  [list('questions')]: 'the-inbox-and-the-people#qa-rounds',
  [list('identifications')]: 'the-inbox-and-the-people#stones-to-identify',
  [list('reviews')]: 'the-inbox-and-the-people#reviews',
  [list('alerts')]: 'the-inbox-and-the-people#the-inbox',
  [list('profiles')]: 'the-inbox-and-the-people#profiles',
  [list('logged-finds')]: 'the-inbox-and-the-people#finds-of-members',
  [list('users')]: 'the-inbox-and-the-people#people-and-roles',
  [list('employee-changes')]: 'the-inbox-and-the-people#who-changed-what',
  '/cms/account': 'the-inbox-and-the-people#your-own-account',
  '/cms/api-keys': 'the-site-and-its-settings#api-keys-and-webhooks',
  [list('subscriptions')]: 'members-and-money#memberships',
  [list('membership-offers')]: 'members-and-money#membership-offers',
  [list('gift-memberships')]: 'members-and-money#gift-memberships',
  '/cms/failed-payments': 'members-and-money#failed-payments',
  '/cms/growth': 'members-and-money#growth',
  [list('orders')]: 'the-shop#orders',
  [list('refunds')]: 'the-shop#refunds',
  [list('claims')]: 'the-shop#claims',
  [list('withdrawals')]: 'the-shop#withdrawals',
  [list('invoices')]: 'the-shop#orders',
  [list('cart-items')]: 'the-shop#orders',
  [list('products')]: 'the-shop#your-own-goods',
  [list('merchandise')]: 'the-shop#merchandise',
  [list('variants')]: 'the-shop#merchandise',
  [list('sync-runs')]: 'the-shop#merchandise',
  [list('promo-codes')]: 'the-shop#promo-codes',
  [list('gift-cards')]: 'the-shop#gift-cards',
  [list('gift-card-sales')]: 'the-shop#gift-cards',
  [list('pages')]: 'the-site-and-its-settings#pages',
  [list('redirects')]: 'the-site-and-its-settings#pages',
  '/cms/globals/brand': 'the-site-and-its-settings#name-look-and-menus',
  '/cms/globals/landing': 'the-site-and-its-settings#name-look-and-menus',
  '/cms/globals/navigation': 'the-site-and-its-settings#name-look-and-menus',
  '/cms/words': 'the-site-and-its-settings#words-of-your-trade',
  '/cms/mail-templates': 'the-site-and-its-settings#emails',
  [list('mail-outbox')]: 'the-site-and-its-settings#emails',
  [list('provider-events')]: 'the-site-and-its-settings#when-something-breaks',
  '/cms/settings': 'the-site-and-its-settings#settings',
  '/cms/offers': 'the-site-and-its-settings#what-this-site-offers',
  '/cms/webhooks': 'the-site-and-its-settings#api-keys-and-webhooks',
  '/cms/exports': 'moving-here#leaving',
  '/cms/imports': 'moving-here',
}

/** @returns the address of the help for a page of the panel: all of it, if no section is about that page. */
export function helpUrlFor(pathname: string): string {
  if (pathname === '/cms') return helpUrl('the-inbox-and-the-people#home')
  const place = Object.keys(HELP_TOPICS).find((path) => pathname === path || pathname.startsWith(`${path}/`))
  return helpUrl(place === undefined ? undefined : HELP_TOPICS[place])
}
