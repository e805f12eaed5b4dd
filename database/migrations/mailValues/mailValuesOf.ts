type Data = Record<string, unknown>
type Convert = (value: string, queuedAt: Date) => unknown

/** `$1,024.99` → 102499; `Free` → 0. */
export function centsFrom(text: string): number | null {
  const [match, sign = '', whole = '', cents = '00'] = /^(-?)\$([\d,]+)(?:\.(\d\d))?$/.exec(text) ?? []
  if (match === undefined) return text === 'Free' ? 0 : null
  return Number(`${sign}${whole.replaceAll(',', '')}${cents}`)
}

/** `March 4, 2026` and `March 4, 2026 at 2:05:07 PM UTC` → `2026-03-04T14:05:07.000Z`. */
export function instantFrom(text: string): string | null {
  const words = text.replaceAll(/\s+/g, ' ').replace(/ at |, (?=\d+:)/, ' ')
  const at = new Date(words.endsWith(' UTC') ? words : `${words} UTC`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

const dayFrom = (text: string): string | null => instantFrom(text)?.slice(0, 10) ?? null

/** `Dec 30 – Jan 4`, which follow the day on which they were estimated. */
function daysAfter(text: string, queuedAt: Date) {
  const [, month = '', day = '', , otherMonth = month, otherDay] =
    /^(\w{3}) (\d+)(–| – (\w{3}) |$)(\d+)?$/.exec(text) ?? []
  const from = dayAfter(`${month} ${day}`, queuedAt)
  const to = dayAfter(`${otherMonth} ${otherDay ?? day}`, queuedAt)
  return from && to ? { from, to } : null
}

/** `November 16 to 22`, the week before. */
function weekBefore(text: string, queuedAt: Date) {
  const [, month = '', day = '', otherMonth = month, otherDay = ''] =
    /^(\w+) (\d+) to (?:(\w+) )?(\d+)$/.exec(text) ?? []
  const start = new Date(queuedAt.getTime() - 30 * 86_400_000)
  const from = dayAfter(`${month} ${day}`, start)
  const to = dayAfter(`${otherMonth} ${otherDay}`, start)
  return from && to ? { from, to } : null
}

function dayAfter(text: string, start: Date): string | null {
  const year = start.getUTCFullYear()
  const first = dayFrom(`${text}, ${year}`)
  return first !== null && first < start.toISOString().slice(0, 10) ? dayFrom(`${text}, ${year + 1}`) : first
}

/** `$6.06 a month until February 26, 2027, then $12.12 a month, plus tax, less your credit of $3.00`. */
export function priceFrom(text: string) {
  const [, priced = text, credit] = /^(.*), less your credit of (\$[\d,.]+)$/.exec(text) ?? []
  const [, net = priced, tax] = /^(.*)(, plus tax)$/.exec(priced) ?? []
  const [, amount = '', period, until, full] =
    /^(\$[\d,.]+) a (month|year)(?: until (\w+ \d+, \d+), then (\$[\d,.]+) a (?:month|year))?$/.exec(net) ?? []
  const cents = centsFrom(amount)
  if (cents === null) return null
  return {
    plan: period === 'year' ? 'annual' : 'monthly',
    cents,
    ...(until && full && { then: { at: instantFrom(until), cents: centsFrom(full) } }),
    ...(tax && { isTaxed: true }),
    ...(credit && { creditCents: centsFrom(credit) }),
  }
}

/** `50% off for 3 months`. */
function offerFrom({ code, label }: Data) {
  const [, off = '', rest = ''] = /^(\S+) off (.*)$/.exec(String(label)) ?? []
  const percent = off.endsWith('%') ? Number(off.slice(0, -1)) : null
  const duration = rest === 'every payment' ? 'forever' : rest === 'your first payment' ? 'first' : 'months'
  const months = duration === 'months' ? Number(/\d+/.exec(rest)?.[0] ?? 1) : null
  return { code, percent, amountCents: percent === null ? centsFrom(off) : null, duration, months }
}

const RETURNED = /(\$[\d,.]+) went back to your gift card ending in (\w+)\.(?: (\$[\d,.]+) of it can’t be used: .*)?$/

function cancelled({ reason, ...data }: Data): Data {
  const [back = '', amount, lastFour, settled] = RETURNED.exec(typeof reason === 'string' ? reason : '') ?? []
  return {
    ...data,
    reason: typeof reason === 'string' ? reasonFrom(reason.replace(back, '').trim()) : null,
    ...(amount && {
      giftCard: { lastFour, amountCents: centsFrom(amount), settledCents: settled ? centsFrom(settled) : 0 },
    }),
  }
}

const REASONS: Record<string, string> = {
  'You asked us to cancel it.': 'asked',
  'You withdrew from the contract.': 'withdrawn',
  'You had already paid for this cart with another order.': 'paid-already',
  'You had started another payment for this cart.': 'other-payment-started',
  'Your payment arrived after this order had expired.': 'paid-late',
}

function reasonFrom(text: string) {
  const kind = REASONS[text]
  if (kind) return { kind, values: {} }
  const gone = /^(?:(\d+) × )?(.*) \((.*), (.*)\) can(?:’t| no longer) be made\.$/.exec(text)
  if (!gone) return text ? { kind: 'note', values: { text } } : null
  const [, quantity, title, size, color] = gone
  const item = { title, size, color }
  if (!quantity) return { kind: 'item-vanished', values: item }
  return { kind: 'item-unavailable', values: { items: [{ quantity: Number(quantity), ...item }] } }
}

function claim({ text, ...data }: Data): Data {
  if (typeof text !== 'string' || data['step'] === 'received') return data
  if (data['step'] === 'refunded') return { ...data, refundedCents: centsFrom(text) }
  return data['step'] === 'replaced' ? { ...data, replacement: text } : { ...data, message: text }
}

function deviceFrom(text: string) {
  const [, browser = null, system = null] = /^(.+) on (.+)$/.exec(text) ?? []
  return browser ? { browser, system } : { browser: text === 'Unknown device' ? null : text, system: null }
}

const VAT = 'VAT number '

/** The sentences follow from the seller and the address. */
function traderFrom({ seller, paragraphs, form: _, title: __, ...rest }: Data) {
  const lines = listOf(seller)
  const address = listOf(paragraphs).map((text) => /^Send the goods to (.*) no later than 14 days/.exec(text)?.[1])
  return {
    ...rest,
    seller: lines.filter((line) => !line.startsWith(VAT)),
    vatNumber: lines.find((line) => line.startsWith(VAT))?.slice(VAT.length) ?? null,
    returnsAddress: address.find((found) => found !== undefined) ?? '',
  }
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const asCents = (name: string): [string, Convert] => [`${name}Cents`, centsFrom]
const asInstant = (name: string): [string, Convert] => [name, instantFrom]
const asPrice = (name: string): [string, Convert] => [name, priceFrom]

/** What a field with a text is called, and how it is read. A text that can’t be read stays out, so that no email shows it. */
const FIELDS: Record<string, [string, Convert]> = {
  ...fieldsWith(asCents, 'amount', 'charged', 'discount', 'left', 'lineTotal', 'refund', 'refunded', 'saved', 'settled'),
  ...fieldsWith(asCents, 'shipping', 'subtotal', 'tax', 'total', 'membershipRevenue', 'orderRevenue'),
  ...fieldsWith(asInstant, 'accessUntil', 'at', 'changesAt', 'endedAt', 'endsAt', 'nextChargeAt', 'paidAt'),
  ...fieldsWith(asInstant, 'renewsAt', 'resumesAt', 'submittedAt', 'trialEndsAt'),
  sendOn: ['sendOn', dayFrom],
  delivery: ['delivery', daysAfter],
  week: ['week', weekBefore],
  plan: ['plan', (text) => (text === 'Annual' ? 'annual' : 'monthly')],
  device: ['device', deviceFrom],
}

const PRICES = fieldsWith(asPrice, 'price', 'oldPrice', 'newPrice')
const ALERT_PRICES = fieldsWith(asCents, 'price', 'oldPrice')

/** The kinds whose data held values as English texts. */
export const CONVERTED_KINDS = [
  'order-confirmed',
  'order-cancelled',
  'withdrawal-received',
  'order-refunded',
  'gift-card',
  'gift-membership-ending',
  'gift-card-bought',
  'gift-card-sent',
  'gift-card-refunded',
  'claim-step',
  'membership-started',
  'membership-withdrawn',
  'gift-withdrawn',
  'membership-paid',
  'membership-refunded',
  'referral-reward',
  'weekly-report',
  'price-changing',
  'membership-cancelled',
  'trial-ending',
  'renewal-reminder',
  'membership-paused',
  'membership-resuming',
  'renewal-failed',
  'come-back',
  'new-device',
  'item-alert',
]

/** The data of an email as it is stored from this version on. */
export function mailValuesOf(kind: string, data: Data, queuedAt: Date): Data {
  const fields = { ...FIELDS, ...(kind === 'item-alert' ? ALERT_PRICES : PRICES) }
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside)
    return typeof value === 'object' && value !== null ? valuesIn(value as Data) : value
  }
  const valuesIn = (values: Data): Data =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const [renamed = name, convert] = fields[name] ?? []
        return [renamed, convert && typeof value === 'string' ? convert(value, queuedAt) : inside(value)]
      }),
    )
  return valuesIn(kind === 'order-cancelled' ? cancelled(data) : kind === 'claim-step' ? claim(data) : prepared(data))
}

/** The parts that are read as a whole. */
function prepared({ withdrawal, offer, ...data }: Data): Data {
  return {
    ...data,
    ...(withdrawal !== undefined && { withdrawal: withdrawal && traderFrom(withdrawal as Data) }),
    ...(offer !== undefined && { offer: offer && offerFrom(offer as Data) }),
  }
}

function fieldsWith(read: (name: string) => [string, Convert], ...names: string[]): typeof FIELDS {
  return Object.fromEntries(names.map((name) => [name, read(name)]))
}
