import { SHIPPING_COUNTRIES } from '../shop/shippingCountries.ts'
import { EXPRESS_STATES } from '../shop/express.ts'
import { FREE_SHIPPING_FROM_CENTS, PLANS, TRIAL_DAYS } from '../shared/constants.ts'
import { SHIPPING_DEFAULTS } from '../shop/shippingDefaults.ts'
import { PART_CHOICES } from './sitePartNames.ts'
import { STATES } from '../content/states.ts'
import { type Language, LANGUAGES } from '../shared/languages.ts'
import { type TradeWord, WORDS } from './tradeWords.ts'
import { CODE_PREFIX, TRADE_WORDS, wordKey } from './vocabulary.ts'

/** In their order on the page: what members and buyers pay first. */
export const SETTING_GROUPS = [
  'Membership',
  'Shop',
  'Invoices',
  'Shipping',
  'Selling in Europe',
  'Keeping members',
  'Comments',
  'Security',
  'Messages',
  'Taxes and fees',
  'What this site offers',
  'Words of your trade',
] as const

export type Choice = { value: string; label: string }

/** How a value is written, checked and shown. Every value is stored as text. */
type Kind =
  | { kind: 'cents'; min: number; max: number }
  /** Several amounts in whole cents, separated by commas. */
  | { kind: 'amounts'; min: number; max: number; most: number }
  | { kind: 'number'; min: number; max: number; decimals?: number; unit: string }
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'list'; choices: readonly Choice[]; isRequired?: boolean }
  /** Prices of parcels by weight, see `shippingTable.ts`. */
  | { kind: 'weights' }
  | { kind: 'text' | 'email' }
  /** One and several: `find, finds`. Changed on its own page. */
  | { kind: 'word' }
  /** Capital letters. Changed on the same page. */
  | { kind: 'prefix' }
  /** Changed elsewhere; the form does not show it. */
  | { kind: 'hidden' }
  /** Switched one by one on its own page. */
  | { kind: 'switches'; choices: readonly Choice[] }

export type Setting = Kind & {
  /** The default. */
  value: string
  group: (typeof SETTING_GROUPS)[number]
  label: string
  note: string
}

/** Of Stripe, which answers at once whether they have paid. Those that settle days later are left out: no order waits for them. */
const WAYS_TO_PAY = [
  { value: 'link', label: 'Link' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'amazon_pay', label: 'Amazon Pay' },
  { value: 'cashapp', label: 'Cash App Pay' },
  { value: 'klarna', label: 'Klarna' },
] as const
export type WayToPay = (typeof WAYS_TO_PAY)[number]['value']

/** @param stored the setting `ways_to_pay`; unknown names are ignored. */
export const parseWaysToPay = (stored: string): WayToPay[] =>
  WAYS_TO_PAY.map(({ value }) => value).filter((way) => stored.split(',').includes(way))

const ON_OFF = [
  { value: 'on', label: 'Required' },
  { value: 'off', label: 'Each employee decides' },
]
const countryNames = new Intl.DisplayNames('en', { type: 'region' })
export const COUNTRY_CHOICES: readonly Choice[] = SHIPPING_COUNTRIES.map((code) => ({
  value: code,
  label: countryNames.of(code) ?? code,
}))
const US_STATES = (STATES['US'] ?? []).map(({ code, name }) => ({ value: code, label: name }))

/** Three digits of dollars for parcels and memberships; six for a total. */
const SMALL = 99_999
const LARGE = 9_999_999

const shipping = (label: string, cents: number): Setting => ({
  kind: 'cents',
  min: 0,
  max: SMALL,
  value: String(cents),
  group: 'Shipping',
  label,
  note: 'Per order. Orders that were already placed keep their price.',
})

const ownShipping = (where: string): Setting => ({
  kind: 'weights',
  value: '',
  group: 'Shipping',
  label: `Parcels you send, ${where}`,
  note: 'For goods that you send yourself: “6.00” for any weight, or by weight: “500 g: 6.00, 2 kg: 12.00”. What is heavier than the last weight goes in several parcels. It is added to the price for printed merchandise. Empty: the order costs the price above, once.',
})

const price = (label: string, cents: number, per: string): Setting => ({
  kind: 'cents',
  min: 100,
  max: SMALL,
  value: String(cents),
  group: 'Membership',
  label,
  note: `What new members pay each ${per}, from $1.00 to $999.99. Members you already have keep their price until you move them.`,
})

/** 0 takes it off sale. */
const giftPrice = (months: number, cents: number): Setting => ({
  kind: 'cents',
  min: 0,
  max: SMALL,
  value: String(cents),
  group: 'Membership',
  label: `Gift of ${months} months`,
  note: `What a membership of ${months} months costs as a gift. Below $1.00: not sold. Gifts that were sold keep their months.`,
})

const trader = (label: string, note: string): Setting => ({
  kind: 'text',
  value: '',
  group: 'Selling in Europe',
  label,
  note,
})

const word = (name: TradeWord, language: Language, note: string): Setting & { kind: 'word' } => ({
  kind: 'word',
  value: TRADE_WORDS[name][language].join(', '),
  group: 'Words of your trade',
  label: name.charAt(0).toUpperCase() + name.slice(1),
  note,
})

/** What the words stand for. */
export const WORD_NOTES: Record<TradeWord, string> = {
  hunt: 'What your films are about. A potter has “firing, firings”, a beekeeper “season, seasons”.',
  hunter: 'Someone who does what you do. Members without a name are called so, with four characters behind it.',
  find: 'What comes out of it, and what members keep a log of: “piece, pieces”.',
  stone: 'What it is made of, or what kind it is: “pot, pots”. People search, ask and buy by it.',
}

type WordKey = ReturnType<typeof wordKey<TradeWord, Language>>
const words = Object.fromEntries(
  LANGUAGES.flatMap((language) =>
    WORDS.map((name) => [wordKey(name, language), word(name, language, WORD_NOTES[name])]),
  ),
) as Record<WordKey, Setting & { kind: 'word' }>

/** What the owner can change without a new release. */
export const SETTINGS = {
  ...words,
  code_prefix: {
    kind: 'prefix',
    value: CODE_PREFIX,
    group: 'Words of your trade',
    label: 'Order numbers begin with',
    note: 'New orders and gift memberships begin with it. Those that were placed or sold keep their numbers and codes.',
  },
  cover_photo_url: {
    kind: 'hidden',
    value: '',
    group: 'Shop',
    label: 'Cover photo',
    note: 'The cover photo on the home page. Set it with “Change Cover Photo” on the site.',
  },
  parts_off: {
    kind: 'switches',
    choices: PART_CHOICES,
    value: 'identify',
    group: 'What this site offers',
    label: 'Switched off',
    note: 'Parts of the site that have no link, no page and no settings.',
  },
  member_discount_percent: {
    kind: 'number',
    min: 0,
    max: 100,
    unit: '%',
    value: '10',
    group: 'Shop',
    label: 'Member discount',
    note: 'The discount subscribers get on merchandise, in whole percent, 0 to 100. It does not apply to shipping.',
  },
  order_hold_minutes: {
    kind: 'number',
    min: 0,
    max: 10_080,
    unit: 'minutes',
    value: '60',
    group: 'Shop',
    label: 'Wait before printing',
    note: 'How many minutes a paid order waits before it goes to print. Until then it can be canceled with a full refund.',
  },
  popular_from_views: {
    kind: 'number',
    min: 0,
    max: 999_999_999,
    unit: 'views',
    value: '1000',
    group: 'Shop',
    label: 'Popular above',
    note: 'A post counts as popular once it has more views than this.',
  },
  gift_card_amounts_cents: {
    kind: 'amounts',
    min: 500,
    max: 100_000,
    most: 6,
    value: '2500,5000,10000',
    group: 'Shop',
    label: 'Gift cards for sale',
    note: 'The amounts that people can buy, separated by commas, from $5.00 to $1,000.00. Empty: no gift cards are sold. Gift cards that were sold keep their balance.',
  },
  ways_to_pay: {
    kind: 'list',
    choices: WAYS_TO_PAY,
    value: '',
    group: 'Shop',
    label: 'Ways to pay for orders',
    note: 'Besides cards, Apple Pay and Google Pay, which are always there. Switch each on in Stripe’s dashboard, too; what doesn’t fit an order isn’t shown. Memberships and gift cards are paid by card.',
  },
  invoice_seller_name: {
    kind: 'text',
    value: '',
    group: 'Invoices',
    label: 'Seller',
    note: 'The name of your business on invoices. Empty: the name of the site. Invoices that were already issued never change.',
  },
  invoice_seller_address: {
    kind: 'text',
    value: '',
    group: 'Invoices',
    label: 'Seller’s address',
    note: 'Separate the lines with commas: “1 Agate Road, Duluth MN 55801, United States”.',
  },
  invoice_tax_id: {
    kind: 'text',
    value: '',
    group: 'Invoices',
    label: 'Tax number',
    note: 'For example your EIN or VAT number.',
  },
  invoice_note: {
    kind: 'text',
    value: '',
    group: 'Invoices',
    label: 'Note at the end',
    note: 'For example why no tax is charged.',
  },
  invoice_series: {
    kind: 'text',
    value: '',
    group: 'Invoices',
    label: 'Series',
    note: 'Each number begins with it: “B” makes B-INV-000042. Use a new series after you restore a backup, because numbers issued after it are unknown. Letters and digits, at most 12.',
  },
  shipping_us_cents: shipping('Standard, United States', SHIPPING_DEFAULTS.standardUs),
  shipping_express_us_cents: shipping('Express, United States', SHIPPING_DEFAULTS.expressUs),
  shipping_ca_cents: shipping('Standard, Canada', SHIPPING_DEFAULTS.canada),
  shipping_elsewhere_cents: shipping('Standard, everywhere else', SHIPPING_DEFAULTS.elsewhere),
  free_shipping_from_cents: {
    kind: 'cents',
    min: 0,
    max: LARGE,
    value: String(FREE_SHIPPING_FROM_CENTS),
    group: 'Shipping',
    label: 'Free standard shipping from',
    note: 'Counted before the member discount. With 0.00, standard shipping is always free.',
  },
  own_shipping_us: ownShipping('United States'),
  own_shipping_ca: ownShipping('Canada'),
  own_shipping_elsewhere: ownShipping('everywhere else'),
  own_shipping_free: {
    kind: 'choice',
    choices: [
      { value: 'on', label: 'Free, too, from the amount above' },
      { value: 'off', label: 'Always cost their price' },
    ],
    value: 'on',
    group: 'Shipping',
    label: 'Parcels you send, when shipping is free',
    note: 'Only where they have a price of their own. Your pages say that standard shipping is free from the amount above: tell buyers about the exception, for example in the texts of heavy goods.',
  },
  own_handling_days: {
    kind: 'number',
    min: 0,
    max: 60,
    unit: 'working days',
    value: '3',
    group: 'Shipping',
    label: 'Until you send your own goods',
    note: 'Carts, orders and emails estimate from it when your parcel arrives. What is printed has its own estimate. Orders keep what they were promised.',
  },
  express_states: {
    kind: 'list',
    choices: US_STATES,
    value: EXPRESS_STATES.join(','),
    group: 'Shipping',
    label: 'States with express shipping',
    note: 'Buyers in these states can choose express.',
  },
  shipping_countries: {
    kind: 'list',
    choices: COUNTRY_CHOICES,
    isRequired: true,
    value: 'US,CA',
    group: 'Shipping',
    label: 'Countries you sell to',
    note: 'Buyers elsewhere can’t check out. Countries of the European Union, Iceland, Liechtenstein, Norway and the United Kingdom need the details under “Selling in Europe” first.',
  },
  trader_name: trader(
    'Your name or company',
    'Your full name, or your company’s with its legal form. Buyers in Europe must know who sells to them. It costs nothing, but everyone can read it.',
  ),
  trader_address: trader(
    'Your postal address',
    'Street, postal code, city and country, with commas. Buyers must be able to send you a letter. A mailbox usually isn’t enough, so a private address becomes public unless you rent a business address.',
  ),
  trader_email: {
    kind: 'email',
    value: '',
    group: 'Selling in Europe',
    label: 'Your email for buyers',
    note: 'Buyers must be able to reach you fast. It costs you the time to answer.',
  },
  trader_phone: trader(
    'Your phone number',
    'With the country code. Required since 2022, and public. A separate number costs a few dollars a month.',
  ),
  trader_register: trader(
    'Company register',
    'The register and your number in it, if your company is in one. Otherwise leave it empty.',
  ),
  returns_address: trader(
    'Address for returns',
    'Where goods go back to. Buyers may withdraw for 14 days without a reason. You then refund the price and standard shipping, and printed goods are hard to sell again. Buyers pay for sending them back.',
  ),
  vat_wording: {
    kind: 'choice',
    choices: [
      { value: '', label: 'Not decided yet' },
      { value: 'included', label: 'Prices include VAT' },
      { value: 'checkout', label: 'VAT is added at checkout (Stripe Tax)' },
      { value: 'delivery', label: 'VAT is paid on delivery' },
    ],
    value: '',
    group: 'Selling in Europe',
    label: 'VAT',
    note: 'What the checkout says to buyers in Europe. If prices include VAT, you pay it from what you earn: about a fifth of each price. If it’s paid on delivery, the carrier collects it with a fee, and many buyers refuse the parcel. Ask a tax adviser: registering for VAT (IOSS, or in the United Kingdom) costs a fee.',
  },
  trader_vat_number: trader(
    'VAT or IOSS number',
    'Required if your prices include VAT. Sellers outside the EU usually get an IOSS number through an intermediary, who charges for it.',
  ),
  eu_responsible: trader(
    'Responsible person in the EU',
    'Name, postal address and email, with commas. Goods made outside the EU need someone in the EU who answers for their safety. Such services charge a yearly fee. If your company is in the EU, enter it here.',
  ),
  monthly_price_cents: price('Monthly price', PLANS.monthly.cents, 'month'),
  annual_price_cents: price('Annual price', PLANS.annual.cents, 'year'),
  gift_3_months_cents: giftPrice(3, 3636),
  gift_6_months_cents: giftPrice(6, 6900),
  gift_12_months_cents: giftPrice(12, PLANS.annual.cents),
  trial_days: {
    kind: 'number',
    min: 0,
    max: 90,
    unit: 'days',
    value: String(TRIAL_DAYS),
    group: 'Membership',
    label: 'Free trial',
    note: 'From 0 to 90 days. With 0, new members pay right away. Trials that have started keep their length.',
  },
  price_notice_days: {
    kind: 'number',
    min: 7,
    max: 27,
    unit: 'days',
    value: '14',
    group: 'Membership',
    label: 'Notice of a new price',
    note: 'The fewest days between the email to a member and their first charge at a new price, from 7 to 27. The email is never sent more than 30 days before.',
  },
  leaving_discount_percent: {
    kind: 'number',
    min: 0,
    max: 95,
    unit: '%',
    value: '0',
    group: 'Keeping members',
    label: 'Discount for members who cancel',
    note: 'Offered once in 12 months to members with a monthly plan who canceled because it is too expensive. With 0, it isn’t offered. Suggestion: 25 %.',
  },
  leaving_discount_months: {
    kind: 'number',
    min: 1,
    max: 12,
    unit: 'months',
    value: '3',
    group: 'Keeping members',
    label: 'Months of that discount',
    note: 'From 1 to 12 months. Members who took the discount keep what they were shown. Suggestion: 3 months.',
  },
  comeback_days: {
    kind: 'number',
    min: 0,
    max: 365,
    unit: 'days',
    value: '30',
    group: 'Keeping members',
    label: 'Email after a membership ended',
    note: 'One email, this many days after the end, to people who allowed it and have no membership. With 0, none. Suggestion: 30 days.',
  },
  comeback_offer: {
    kind: 'text',
    value: '',
    group: 'Keeping members',
    label: 'Offer in that email',
    note: 'The code of a membership offer. People who can’t use it get the email without it. Suggestion: half the price for two months.',
  },
  referral_rewards_per_year: {
    kind: 'number',
    min: 0,
    max: 100,
    unit: 'months',
    value: '12',
    group: 'Keeping members',
    label: 'Rewards for invited friends',
    note: 'How many months a member can get in a calendar year for friends who joined with their link and paid. With 0 there are no rewards, also for friends who have already joined. Suggestion: 12 months.',
  },
  stream_limit: {
    kind: 'number',
    min: 1,
    max: 50,
    unit: 'devices',
    value: '3',
    group: 'Membership',
    label: 'Devices that play at once',
    note: 'On how many devices one account can watch members’ films at the same time. Free films are not counted.',
  },
  identify_for: {
    kind: 'choice',
    choices: [
      { value: 'accounts', label: 'Everyone with an account' },
      { value: 'members', label: 'Subscribers' },
    ],
    value: 'accounts',
    group: 'Membership',
    label: 'Who may send a stone to identify',
    note: 'Stones that were sent before are answered all the same.',
  },
  identify_per_week: {
    kind: 'number',
    min: 0,
    max: 1_000,
    unit: 'stones',
    value: '0',
    group: 'Membership',
    label: 'Stones to identify in 7 days',
    note: 'Of all people together. When so many came, the next one can be sent a week after the first of them. With 0, there is no limit.',
  },
  comment_moderation: {
    kind: 'choice',
    choices: [
      { value: 'first', label: 'First comments, links and blocked words' },
      { value: 'all', label: 'Every comment' },
      { value: 'off', label: 'None' },
    ],
    value: 'first',
    group: 'Comments',
    label: 'Which comments wait for approval',
    note: 'With the first choice, a member’s first comment waits, and any comment with a link or a blocked word.',
  },
  comment_blocked_words: {
    kind: 'text',
    value: '',
    group: 'Comments',
    label: 'Blocked words',
    note: 'Comments with one of these words wait for approval. Separate words with commas.',
  },
  sign_up_with: {
    kind: 'choice',
    choices: [
      { value: 'email', label: 'An email address' },
      { value: 'password', label: 'Name, email address and password' },
    ],
    value: 'email',
    group: 'Security',
    label: 'New accounts begin with',
    note: 'With an email address alone, people sign in later with a code by email or a passkey, and can add a password.',
  },
  second_factor_required: {
    kind: 'choice',
    choices: ON_OFF,
    value: 'on',
    group: 'Security',
    label: 'Two-step sign-in for employees',
    note: 'When required, employees must set up two-step sign-in (a code from their phone) before they can use the panel.',
  },
  weekly_report: {
    kind: 'choice',
    choices: [
      { value: 'on', label: 'Every Monday' },
      { value: 'off', label: 'Never' },
    ],
    value: 'on',
    group: 'Messages',
    label: 'Weekly report',
    note: 'An email to each owner on Monday morning (Central Time): new and lost members, revenue, the post and article of the week, and what waits for you.',
  },
  contact_email: {
    kind: 'email',
    value: '',
    group: 'Messages',
    label: 'Contact messages go to',
    note: 'The address that gets messages from the contact form. Empty: they are only shown in the panel.',
  },
  tax_service: {
    kind: 'choice',
    choices: [
      { value: 'none', label: 'No tax is added' },
      { value: 'stripe', label: 'Stripe Tax calculates it' },
    ],
    value: 'none',
    group: 'Taxes and fees',
    label: 'Tax',
    note: 'Stripe Tax calculates the tax for each address, and adds it to gift memberships and to memberships that begin from then on. Switch it on in your Stripe account first.',
  },
  card_fee_percent: {
    kind: 'number',
    min: 0,
    max: 20,
    decimals: 2,
    unit: '%',
    value: '2.9',
    group: 'Taxes and fees',
    label: 'Card fee',
    note: 'The card provider’s fee, in percent of each payment. Used for the margin on the dashboard.',
  },
  card_fee_cents: {
    kind: 'cents',
    min: 0,
    max: 1_000,
    value: '30',
    group: 'Taxes and fees',
    label: 'Card fee per payment',
    note: 'The card provider’s fee per payment, added to the percentage.',
  },
} as const satisfies Record<string, Setting>

export type SettingKey = keyof typeof SETTINGS
export const settingOf = (key: SettingKey): Setting => SETTINGS[key]
/** In the form of settings. The others are changed elsewhere. */
export const FORM_SETTINGS = (Object.keys(SETTINGS) as SettingKey[]).filter(
  (key) => !['hidden', 'switches', 'word', 'prefix'].includes(settingOf(key).kind),
)
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTINGS, key)
