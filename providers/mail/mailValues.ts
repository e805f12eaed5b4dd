import type { Language } from '#contracts/languages.ts'
import { START_REQUEST } from '#contracts/startRequest.ts'
import { type TextMatcher, textMatcher } from '#contracts/textMatcher.ts'
import { WITHDRAWAL_TEXTS } from '#contracts/withdrawalTexts.ts'
import { sayIn } from '#texts/sayIn.ts'
import { msg } from '#contracts/msg.ts'

/** The plan and its price, as domain/membership/subscriptions/membershipMails.ts says them. */
const PLANS = [
  msg('Monthly'),
  msg('Annual'),
  msg('{price} a month'),
  msg('{price} a year'),
  msg('{reduced} until {date}, then {full}'),
  msg('{price}, plus tax'),
  msg('{price}, less your credit of {credit}'),
]
/** As domain/membership/membershipOffers/describeOffer.ts says it. */
const OFFERS = [
  msg('{amount} off every payment'),
  msg('{amount} off your first payment'),
  msg('{amount} off for a month'),
  msg('{amount} off for {months} months'),
]
/** As domain/shop/orders and domain/shop/withdrawals say it; domain/shop/fulfilment/processCancellation.ts adds the gift card. */
const REASONS = [
  msg('You asked us to cancel it.'),
  msg('You asked us to cancel it. {amount} went back to your gift card ending in {lastFour}.'),
  msg('You withdrew from the contract.'),
  msg('You withdrew from the contract. {amount} went back to your gift card ending in {lastFour}.'),
  msg('{amount} went back to your gift card ending in {lastFour}.'),
  msg('{reason} {amount} went back to your gift card ending in {lastFour}.'),
  msg(
    'You asked us to cancel it. {amount} went back to your gift card ending in {lastFour}. {settled} of it can’t be used: the payment for that card went back to its buyer.',
  ),
  msg(
    'You withdrew from the contract. {amount} went back to your gift card ending in {lastFour}. {settled} of it can’t be used: the payment for that card went back to its buyer.',
  ),
  msg(
    '{amount} went back to your gift card ending in {lastFour}. {settled} of it can’t be used: the payment for that card went back to its buyer.',
  ),
  msg(
    '{reason} {amount} went back to your gift card ending in {lastFour}. {settled} of it can’t be used: the payment for that card went back to its buyer.',
  ),
]
const SHIPPING = [msg('Free')]
const REQUEST = [START_REQUEST]
/** An amount or a date. */
const VALUES: string[] = []

/**
 * An email is stored with values as English says them, `$24.99` and `March 4, 2026`, because it is written when it is
 * sent. These are the fields that hold such values, and the texts among them. What people wrote is not among them.
 */
const FIELDS: Record<string, readonly string[]> = {
  ...fieldsWith(VALUES, 'amount', 'charged', 'discount', 'left', 'lineTotal', 'refund'),
  ...fieldsWith(VALUES, 'refunded', 'saved', 'subtotal', 'tax', 'total', 'text'),
  ...fieldsWith(VALUES, 'accessUntil', 'at', 'changesAt', 'delivery', 'endedAt', 'endsAt', 'nextChargeAt', 'paidAt'),
  ...fieldsWith(VALUES, 'renewsAt', 'resumesAt', 'sendOn', 'submittedAt', 'trialEndsAt'),
  ...fieldsWith(PLANS, 'plan', 'price', 'oldPrice', 'newPrice'),
  ...fieldsWith(WITHDRAWAL_TEXTS, 'paragraphs', 'form', 'seller'),
  label: OFFERS,
  reason: REASONS,
  shipping: SHIPPING,
  request: REQUEST,
}

/** For the test of the catalog. */
export const MAIL_VALUES = [...new Set(Object.values(FIELDS).flat())]

const MATCHERS = Object.fromEntries(Object.entries(FIELDS).map(([field, texts]) => [field, textMatcher(texts)]))

function fieldsWith(texts: readonly string[], ...fields: string[]): typeof FIELDS {
  return Object.fromEntries(fields.map((field) => [field, texts]))
}

/** The data of an email with its values in a language. */
export function mailDataIn<Data>(language: Language, data: Data): Data {
  return language === 'en' ? data : (valuesIn(language, data) as Data)
}

function valuesIn(language: Language, value: unknown, match?: TextMatcher): unknown {
  if (typeof value === 'string') return match ? sayIn(language, value, match) : value
  if (Array.isArray(value)) return value.map((one) => valuesIn(language, one, match))
  if (typeof value !== 'object' || value === null) return value
  const { story, ...rest } = value as Record<string, unknown>
  const said = Object.entries(rest).map(([field, inner]) => [field, valuesIn(language, inner, MATCHERS[field])])
  return { ...Object.fromEntries(said), ...(story !== undefined && { story }) }
}
