import { TRADER_SETTINGS } from '../shop/marketSettings.ts'
import type { SettingKey } from './settings.ts'
import { SITE_PARTS, type SitePart } from './siteParts.ts'

type Named = {
  label: string
  /** What it is, and what stays when it is switched off. */
  note: string
}

/** As the panel names them. */
export const PART_NAMES: Record<SitePart, Named> = {
  merchandise: {
    label: 'Merchandise',
    note: 'Shirts, mugs and more, printed on demand. Off: orders go on, and products that link to an article stay for sale.',
  },
  'own-goods': {
    label: 'Own goods',
    note: 'Specimens, tools and stones with their papers, which you send yourself. Off: orders go on.',
  },
  'gift-cards': { label: 'Gift cards', note: 'Off: cards that were sold keep their balance and can be used.' },
  'gift-memberships': { label: 'Gift memberships', note: 'Off: gifts that were sold can still be redeemed.' },
  reviews: {
    label: 'Reviews',
    note: 'Buyers give stars to articles and write about them. Off: buyers get no email about it, and stars are gone.',
  },
  questions: { label: 'Q&A', note: 'Members ask and vote, you answer. Off: films of earlier rounds stay.' },
  guesses: { label: 'Guesses', note: 'What is inside this one? Off: what was guessed is kept.' },
  finds: { label: 'Members’ finds', note: 'A log of finds, labels, and the find of the month. Off: logs are kept.' },
  identify: {
    label: 'Identify my stone',
    note: 'People send photos of a stone, and you name it, which costs your time. Off: stones that wait stay in the inbox.',
  },
  uploads: {
    label: 'Uploads by members',
    note: 'Members’ films and galleries, which you approve. Off: what was published stays.',
  },
  referrals: { label: 'Invited friends', note: 'Members get free months for friends who join. Off: no new months.' },
  german: { label: 'German', note: 'Every page in German, too. Off: German addresses lead to the English page.' },
  europe: {
    label: 'Selling in Europe',
    note: 'Countries of the European Union, Iceland, Liechtenstein, Norway and the United Kingdom. Off: buyers there can’t check out.',
  },
}

export const PART_CHOICES = SITE_PARTS.map((value) => ({ value, label: PART_NAMES[value].label }))

/** Lists of the panel, by their collection, that matter to one part only. */
export const PART_OF_LIST: Readonly<Record<string, SitePart | undefined>> = {
  merchandise: 'merchandise',
  variants: 'merchandise',
  'sync-runs': 'merchandise',
  products: 'own-goods',
  'gift-cards': 'gift-cards',
  'gift-card-sales': 'gift-cards',
  'gift-memberships': 'gift-memberships',
  reviews: 'reviews',
  'question-rounds': 'questions',
  questions: 'questions',
  guesses: 'guesses',
  'logged-finds': 'finds',
  identifications: 'identify',
}

/** Settings that matter to one part only. */
export const PART_OF_SETTING: Partial<Record<SettingKey, SitePart>> = {
  gift_card_amounts_cents: 'gift-cards',
  gift_3_months_cents: 'gift-memberships',
  gift_6_months_cents: 'gift-memberships',
  gift_12_months_cents: 'gift-memberships',
  own_shipping_us: 'own-goods',
  own_shipping_ca: 'own-goods',
  own_shipping_elsewhere: 'own-goods',
  own_shipping_free: 'own-goods',
  own_handling_days: 'own-goods',
  identify_for: 'identify',
  identify_per_week: 'identify',
  referral_rewards_per_year: 'referrals',
  ...Object.fromEntries(TRADER_SETTINGS.map((key) => [key, 'europe'] as const)),
}
