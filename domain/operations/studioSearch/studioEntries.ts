import { paths } from '#contracts/shared/paths.ts'
import { type HelpAddress, helpUrl } from '#contracts/operations/helpPages.ts'
import type { Capability } from '#contracts/platform/roles.ts'
import { FORM_SETTINGS, settingOf, type SettingKey } from '#contracts/platform/settings.ts'
import { PART_OF_LIST, PART_OF_SETTING } from '#contracts/platform/sitePartNames.ts'
import type { SitePart } from '#contracts/platform/siteParts.ts'
import type { StudioResult } from '#contracts/operations/studio.ts'

/** Something with a fixed name that the search of the studio finds. */
export type StudioEntry = StudioResult & {
  kind: 'place' | 'setting' | 'action' | 'help'
  needs: Capability
  /** Other words for it. */
  synonyms: string
  /** Only with this part of the site. */
  part?: SitePart | undefined
}

type Line = [label: string, url: string, needs: Capability, synonyms: string, note?: string]
const list = (slug: string) => `/cms/collections/${slug}`

/** Everything in the menu, by the names it has there. */
const PLACES: Line[] = [
  ['Home', '/cms', 'usePanel', 'dashboard start overview today next broken failed'],
  ['Posts', list('posts'), 'readPosts', 'videos films galleries photos content drafts uploads articles'],
  ['Series', list('series'), 'readPosts', 'collection of posts seasons'],
  ['Finds', list('finds'), 'readPosts', 'stones in a post map places'],
  ['Guess the inside', list('guesses'), 'writePosts', 'guesses polls game vote'],
  ['Captions', list('captions'), 'readPosts', 'subtitles transcripts srt vtt'],
  ['Files', list('media'), 'addMedia', 'media pictures images photos videos uploads library'],
  ['Letters', list('letters'), 'writeLetters', 'newsletters emails mailings broadcast campaign'],
  ['Inbox', '/cms/inbox', 'usePanel', 'waiting tasks todo what needs me'],
  ['Messages', list('contact-messages'), 'answerMessages', 'contact support email questions tickets'],
  ['Comments', list('comments'), 'moderateComments', 'moderation approve replies spam'],
  ['Reported comments', list('comment-reports'), 'moderateComments', 'reports abuse flagged spam'],
  ['Q&A rounds', list('question-rounds'), 'manageQuestions', 'ask me anything ama questions answers'],
  ['Questions', list('questions'), 'manageQuestions', 'asked answers ama'],
  ['Stones to identify', list('identifications'), 'identifyStones', 'identification what stone is it'],
  ['Reviews', list('reviews'), 'moderateReviews', 'ratings stars feedback testimonials'],
  ['Alerts', list('alerts'), 'resolveShopAlerts', 'warnings errors problems incidents'],
  ['Saved replies', list('saved-replies'), 'answerMessages', 'templates canned answers snippets'],
  ['People', list('users'), 'readMembers', 'users accounts customers employees staff team members'],
  ['Memberships', list('subscriptions'), 'readMembers', 'subscriptions subscribers members plans paying'],
  ['Membership offers', list('membership-offers'), 'changeMembers', 'discount coupon code trial campaign'],
  ['Gift memberships', list('gift-memberships'), 'readOrders', 'presents given vouchers'],
  ['Failed payments', '/cms/failed-payments', 'readMembers', 'declined cards past due dunning unpaid'],
  ['Profiles', list('profiles'), 'moderateComments', 'hunters names portraits avatars'],
  ['Finds of members', list('logged-finds'), 'chooseFinds', 'find of the month logged community'],
  ['Orders', list('orders'), 'readOrders', 'sales purchases shipments parcels tracking'],
  ['Refunds', list('refunds'), 'readOrders', 'money back returned'],
  ['Claims', list('claims'), 'readOrders', 'damaged broken wrong complaints returns'],
  ['Withdrawals', list('withdrawals'), 'readOrders', 'returns right of withdrawal cancellation'],
  ['Invoices', list('invoices'), 'readOrders', 'receipts bills credit notes bookkeeping'],
  ['In carts', list('cart-items'), 'readOrders', 'baskets abandoned carts'],
  ['Gear', list('products'), 'manageCatalogue', 'products affiliate equipment tools'],
  ['Merchandise', list('merchandise'), 'manageCatalogue', 'shirts hoodies products articles print shop catalog'],
  ['Sizes and colors', list('variants'), 'manageCatalogue', 'variants stock prices'],
  ['Promo codes', list('promo-codes'), 'manageCodes', 'coupons discounts vouchers sale'],
  ['Gift cards', list('gift-cards'), 'manageCodes', 'vouchers balance'],
  ['Gift sales', list('gift-card-sales'), 'readOrders', 'sold gift cards buyers'],
  ['Catalog syncs', list('sync-runs'), 'manageCatalogue', 'spreadconnect import print provider'],
  [
    'Growth',
    '/cms/growth',
    'readFigures',
    'revenue statistics figures sales analytics churn retention origins traffic earnings income',
  ],
  ['Pages', list('pages'), 'managePages', 'about imprint privacy terms legal'],
  ['Brand', '/cms/globals/brand', 'manageSite', 'name logo colors fonts theme look design'],
  ['Landing page', '/cms/globals/landing', 'managePages', 'home page headline hero front welcome creator'],
  ['Menus and links', '/cms/globals/navigation', 'manageSite', 'navigation header footer'],
  ['Redirects', list('redirects'), 'managePages', 'old addresses urls forwarding'],
  ['Email templates', '/cms/mail-templates', 'manageEmails', 'wording texts of emails'],
  ['Settings', '/cms/settings', 'manageSite', 'options configuration preferences'],
  ['What this site offers', '/cms/offers', 'manageSite', 'features modules switch on off enable disable hide parts'],
  [
    'Words of your trade',
    '/cms/words',
    'manageSite',
    'vocabulary wording hunt find stone hunter rename terms texts language',
  ],
  ['Imports', '/cms/imports', 'importData', 'move migrate patreon substack csv upload members'],
  ['Exports', '/cms/exports', 'exportData', 'download csv data backup spreadsheet'],
  ['Webhooks', '/cms/webhooks', 'manageSite', 'integrations zapier events developers'],
  ['API keys', '/cms/api-keys', 'usePanel', 'tokens developers integrations access'],
  ['Changes', list('employee-changes'), 'readAudit', 'changed audit log history who did what activity'],
  ['Sent emails', list('mail-outbox'), 'manageEmails', 'outbox delivered emails failed bounced'],
  ['Provider events', list('provider-events'), 'readSystemLog', 'stripe log system'],
]

const ACTIONS: Line[] = [
  [
    'New post',
    `${list('posts')}/create`,
    'writePosts',
    'publish upload video gallery write add create film story draft',
  ],
  ['New letter', `${list('letters')}/create`, 'writeLetters', 'send write newsletter email mailing add create members'],
  ['New series', `${list('series')}/create`, 'writePosts', 'add create'],
  ['New page', `${list('pages')}/create`, 'managePages', 'add create write'],
  ['New redirect', `${list('redirects')}/create`, 'managePages', 'add create forward address'],
  ['New promo code', `${list('promo-codes')}/create`, 'manageCodes', 'add create coupon discount'],
  ['New gift card', `${list('gift-cards')}/create`, 'manageCodes', 'add create give voucher'],
  ['New membership offer', `${list('membership-offers')}/create`, 'changeMembers', 'add create discount trial'],
  ['New gear', `${list('products')}/create`, 'manageCatalogue', 'add create product affiliate'],
  ['New Q&A round', `${list('question-rounds')}/create`, 'manageQuestions', 'add create start open ama questions'],
  ['New saved reply', `${list('saved-replies')}/create`, 'answerMessages', 'add create template'],
  ['New API key', '/cms/api-keys', 'usePanel', 'add create token'],
  ['Refund an order', list('orders'), 'refundOrders', 'money back return give refunds cancel'],
  ['Cancel an order', list('orders'), 'changeOrders', 'stop storno'],
  [
    'Invite an employee',
    `${list('users')}#invite`,
    'manageStaff',
    'add staff team colleague moderator editor invitation person',
  ],
  ['Give a role', list('users'), 'manageStaff', 'make owner editor moderator shop permission rights employee'],
  ['Give a complimentary membership', list('users'), 'changeMembers', 'free access gift comp member'],
  ['Download members', '/cms/exports', 'exportData', 'export csv list emails people'],
  ['Import members', '/cms/imports', 'importData', 'move csv patreon substack'],
  ['Sync merchandise', list('merchandise'), 'manageCatalogue', 'update catalog spreadconnect refresh products'],
  ['Answer messages', list('contact-messages'), 'answerMessages', 'reply contact support'],
  [
    'Approve comments',
    `${list('comments')}?where[status][equals]=pending`,
    'moderateComments',
    'review waiting moderate',
  ],
  [
    'Answer a comment',
    '/cms/inbox?kind=comment',
    'moderateComments',
    'reply respond comments write back',
    'Press “Reply” at the comment. Those that don’t wait are under Comments.',
  ],
  [
    'Hide a product',
    list('merchandise'),
    'manageCatalogue',
    'remove article out of the shop take down stop selling merchandise unlist hidden',
    'Press “Hide” in the list of gear or merchandise. Paid orders keep it.',
  ],
  [
    'Change a price in the shop',
    list('products'),
    'manageCatalogue',
    'product gear article cost more less',
    'Gear has its price here; printed articles have it at the print provider.',
  ],
  [
    'See why members left',
    '/cms/growth#leaving',
    'readMembers',
    'reasons canceled cancel churn someone quit leave unsubscribed gone',
  ],
  ['Change cover photo', '/', 'managePages', 'hero image picture landing page home replace'],
  ['Change your password', '/cms/account', 'usePanel', 'own account email name profile'],
  ['Two-step sign-in', paths.secondFactor, 'usePanel', '2fa authenticator code security phone second factor'],
  ['See the site', '/', 'usePanel', 'view visit website preview'],
  ['Sign out', paths.logout, 'usePanel', 'log out logout leave'],
]

/** `about` is the page that the answer explains. The answer isn't found when that part of the site is off. */
type Answer = { label: string; about: string; help: HelpAddress; needs: Capability; synonyms: string; note: string }
const HELP: Answer[] = [
  {
    label: 'How refunds work',
    about: list('orders'),
    help: 'the-shop#refunds',
    needs: 'refundOrders',
    synonyms: 'give money back partial',
    note: 'Open the order and press “Cancel and refund”, or “Refund part” for an amount.',
  },
  {
    label: 'How a member cancels',
    about: list('subscriptions'),
    help: 'members-and-money#why-somebody-left',
    needs: 'readMembers',
    synonyms: 'end membership stop cancel subscription',
    note: 'Members end it under Manage subscription. It runs until the end of what is paid.',
  },
  {
    label: 'When an order goes to print',
    about: list('orders'),
    help: 'the-shop#orders',
    needs: 'readOrders',
    synonyms: 'held waiting production ship hold',
    note: 'It waits first, so that it can be canceled. The setting “Wait before printing” says how long.',
  },
  {
    label: 'Pack and send an order',
    about: list('orders'),
    help: 'the-shop#packing-and-sending',
    needs: 'readOrders',
    synonyms: 'packing slip parcel ship shipped tracking number own goods',
    note: 'Orders with your own goods are under “To pack”. Print the slip, pack, and press “Mark as shipped”.',
  },
  {
    label: 'Who sees a post',
    about: list('posts'),
    help: 'writing-and-publishing#who-sees-a-post',
    needs: 'readPosts',
    synonyms: 'members only subscribers free public audience early access',
    note: 'The post says whether it is for members or for everyone, and from when on.',
  },
  {
    label: 'Publish a post later',
    about: list('posts'),
    help: 'writing-and-publishing#a-new-post',
    needs: 'writePosts',
    synonyms: 'schedule plan date time',
    note: 'Press “Publish…” in the post and choose a time.',
  },
  {
    label: 'What each role may do',
    about: list('users'),
    help: 'the-inbox-and-the-people#people-and-roles',
    needs: 'manageStaff',
    synonyms: 'permissions rights editor moderator shop owner access',
    note: 'Owner: everything. Editor: posts and pages. Moderator: comments and messages. Shop: orders and articles.',
  },
  {
    label: 'Someone forgot their password',
    about: list('users'),
    help: 'the-inbox-and-the-people#your-own-account',
    needs: 'readMembers',
    synonyms: 'reset new password person member sign in login',
    note: 'They press “Forgot your password?” on the sign-in page. No one else can choose it.',
  },
  {
    label: 'Someone lost their phone',
    about: list('users'),
    help: 'the-inbox-and-the-people#your-own-account',
    needs: 'changeMembers',
    synonyms: 'two-step sign-in authenticator 2fa code reset',
    note: 'Open the person and press “Turn off two-step sign-in”, once you have spoken to them.',
  },
  {
    label: 'Delete an account',
    about: list('users'),
    help: 'members-and-money#what-members-have',
    needs: 'readMembers',
    synonyms: 'remove member person gdpr privacy erase data',
    note: 'People delete their own account under Account on the site, which also ends their membership.',
  },
  {
    label: 'A payment failed',
    about: '/cms/failed-payments',
    help: 'members-and-money#failed-payments',
    needs: 'readMembers',
    synonyms: 'card declined member past due',
    note: 'The card provider tries again, and the member is emailed. Failed payments lists who is waiting.',
  },
  {
    label: 'Where the money is',
    about: '/cms/growth',
    help: 'members-and-money#growth',
    needs: 'readMembers',
    synonyms: 'payout stripe bank revenue taxes',
    note: 'The card provider pays out to your bank account. Growth shows what was earned.',
  },
  {
    label: 'Move here from elsewhere',
    about: '/cms/imports',
    help: 'moving-here',
    needs: 'importData',
    synonyms: 'patreon substack wordpress ghost shopify migrate',
    note: 'Imports reads members, subscriptions, posts and articles from other services.',
  },
]

const partOf = (place: string): SitePart | undefined =>
  PART_OF_LIST[/^\/cms\/collections\/([a-z-]+)/.exec(place)?.[1] ?? '']

const entry =
  (kind: 'place' | 'action') =>
  ([label, url, needs, synonyms, note = '']: Line): StudioEntry => ({
    kind,
    part: partOf(url),
    label,
    url,
    needs,
    synonyms,
    note,
  })

const answer = ({ about, help, ...words }: Answer): StudioEntry => ({
  kind: 'help',
  part: partOf(about),
  url: helpUrl(help),
  ...words,
})

const SETTING_SYNONYMS: Partial<Record<SettingKey, string>> = {
  member_discount_percent: 'subscribers reduction',
  ways_to_pay: 'paypal klarna cash app amazon link wallet apple google pay methods stripe',
  order_hold_minutes: 'delay production time',
  shipping_us_cents: 'costs price postage delivery usa rates',
  shipping_express_us_cents: 'costs price postage delivery usa fast rates',
  shipping_ca_cents: 'costs price postage delivery rates',
  shipping_elsewhere_cents: 'costs price postage delivery international world rates',
  free_shipping_from_cents: 'delivery threshold minimum',
  shipping_countries: 'ship to delivery international europe',
  vat_wording: 'tax europe',
  monthly_price_cents: 'membership cost subscription fee plan',
  annual_price_cents: 'membership cost subscription fee plan yearly',
  trial_days: 'length of trial test period',
  comment_moderation: 'approve automatically',
  comment_blocked_words: 'banned forbidden bad filter spam',
  second_factor_required: '2fa authenticator security require',
  weekly_report: 'summary email monday figures',
  contact_email: 'support address receive',
  tax_service: 'sales stripe vat',
  card_fee_percent: 'stripe provider costs',
  card_fee_cents: 'stripe provider costs',
  stream_limit: 'sharing accounts simultaneous concurrent',
  referral_rewards_per_year: 'invite friend free month',
  comeback_days: 'win back former members',
}

/** Each leads to its field. */
const SETTING_ENTRIES = FORM_SETTINGS.map((key): StudioEntry => {
  const { label, group, note } = settingOf(key)
  const synonyms = `${group} ${key.replaceAll('_', ' ')} ${SETTING_SYNONYMS[key] ?? ''} setting change`
  return {
    kind: 'setting',
    part: PART_OF_SETTING[key],
    label,
    note,
    url: `/cms/settings#setting-${key}`,
    needs: 'manageSite',
    synonyms,
  }
})

/** Every place, action, answer and setting by its names. */
export const STUDIO_ENTRIES: readonly StudioEntry[] = [
  ...PLACES.map(entry('place')),
  ...ACTIONS.map(entry('action')),
  ...SETTING_ENTRIES,
  ...HELP.map(answer),
]
