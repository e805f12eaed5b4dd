import type { Cents } from './money.ts'

/** The numbers of the specification's section 9, each stated once. */
export const PLANS = {
  monthly: { cents: 1212, interval: 'month', lookupKey: 'membership_monthly' },
  annual: { cents: 11500, interval: 'year', lookupKey: 'membership_annual' },
} as const satisfies Record<string, { cents: Cents; interval: string; lookupKey: string }>

/** The card provider takes no smaller payment in US dollars, other than none. */
export const SMALLEST_PAYMENT_CENTS = 50

export const CURRENCY = 'usd'
export const TRIAL_DAYS = 7
export const GRACE_DAYS = 14
export const FREE_SHIPPING_FROM_CENTS: Cents = 7500
export const MAX_LINE_QUANTITY = 20
export const MAX_CART_LINES = 50
export const MAX_GALLERY_IMAGES = 10
export const MAX_COMMENT_CHARACTERS = 2000
export const MAX_VIDEO_SECONDS = 30 * 60

export const BYTES = {
  image: 10 * 1024 * 1024,
  memberVideo: 2 * 1024 * 1024 * 1024,
  employeeVideo: 1024 * 1024 * 1024,
  panelVideo: 2 * 1024 * 1024 * 1024,
} as const

/** What one account may upload in 24 hours, and hold without having published it. Employees have no such limit. */
export const UPLOAD_BYTES_PER_DAY = 10 * 1024 * 1024 * 1024
export const UNUSED_UPLOAD_BYTES = 4 * 1024 * 1024 * 1024
export const UPLOAD_TICKET_MINUTES = 15
export const UNUSED_UPLOAD_HOURS = 24
export const CART_COOKIE_DAYS = 30
/** How long somebody may take to sign in at another provider. */
export const OUTSIDE_MINUTES = 10
/** How long the right password waits for the code. */
export const CHALLENGE_MINUTES = 10
/** How long a password or code that was given again counts, in the session that gave it. */
export const PROOF_MINUTES = 10
/** How long a second factor that was begun waits for its first code. */
export const SECOND_FACTOR_BEGIN_MINUTES = 15
/** How long a browser is known by. */
export const DEVICE_COOKIE_DAYS = 365
/** How long it can be looked up what employees changed. */
export const TRAIL_DAYS = 730
/** How long a guest's order keeps whom it went to: as long as things may be wrong with it. */
export const GUEST_ORDER_DAYS = 730
/** How long an order does that was never paid. */
export const UNPAID_ORDER_DAYS = 30
/** A cart brings at most one reminder in so many days. */
export const CART_REMINDER_PAUSE_DAYS = 30
export const CONTACT_MESSAGE_DAYS = 365
export const MAIL_DAYS = 90
/** Longer than any provider tells the same again. */
export const PROVIDER_EVENT_DAYS = 365
/** How long a checked line about what may be collected counts as current. */
export const COLLECTING_DAYS = 365
