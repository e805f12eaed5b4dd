import type { Cents } from './money.ts'

/** The numbers of the specification's section 9. */
export const PLANS = {
  monthly: { cents: 1212, interval: 'month', lookupKey: 'membership_monthly' },
  annual: { cents: 11500, interval: 'year', lookupKey: 'membership_annual' },
} as const satisfies Record<string, { cents: Cents; interval: string; lookupKey: string }>

/** The smallest payment in US dollars that the card provider accepts. */
export const SMALLEST_PAYMENT_CENTS = 50

export const CURRENCY = 'usd'

/** How long pieces of our own goods are held while their buyer pays. */
export const HOLD_MINUTES = 10

/** How long at most, while the buyer’s bank asks them. */
export const MAX_HOLD_MINUTES = 30

/** From so many pieces on, the site and receivers of webhooks say that few are left. */
export const LOW_STOCK = 5

export const TRIAL_DAYS = 7
/** So many days before the end of a free trial its member gets an email. */
export const TRIAL_NOTICE_DAYS = 3
export const GRACE_DAYS = 14
export const FREE_SHIPPING_FROM_CENTS: Cents = 7500
export const MAX_LINE_QUANTITY = 20
export const MAX_CART_LINES = 50
export const MAX_GALLERY_IMAGES = 10
/** What a list of comments returns at once, and at most. */
export const COMMENTS_PER_PAGE = 500
export const MAX_COMMENT_CHARACTERS = 2000
export const MAX_MENTIONS = 20
export const DISPLAY_NAME_CHARACTERS = { min: 2, max: 30 }
export const MIN_REVIEW_CHARACTERS = 10
export const MAX_REVIEW_CHARACTERS = 2000
export const MAX_WISH_LIST_NAME = 60
export const MAX_VIDEO_SECONDS = 30 * 60
/** What everyone can watch of a film for subscribers. */
export const PREVIEW_SECONDS = 10

export const BYTES = {
  image: 10 * 1024 * 1024,
  memberVideo: 2 * 1024 * 1024 * 1024,
  employeeVideo: 1024 * 1024 * 1024,
  panelVideo: 2 * 1024 * 1024 * 1024,
} as const

/** How much one account may upload in 24 hours, and store unpublished. Employees have no such limit. */
export const UPLOAD_BYTES_PER_DAY = 10 * 1024 * 1024 * 1024
export const UNUSED_UPLOAD_BYTES = 4 * 1024 * 1024 * 1024
export const UPLOAD_TICKET_MINUTES = 15
export const UNUSED_UPLOAD_HOURS = 24
export const CART_COOKIE_DAYS = 30
/** How long a sign-in at an OpenID provider may take. */
export const OIDC_MINUTES = 10
/** How long a code may be entered after the right password. */
export const CHALLENGE_MINUTES = 10
/** How long an emailed sign-in code works, and how many wrong codes end it. */
export const EMAIL_CODE_MINUTES = 10
export const EMAIL_CODE_TRIES = 5
/** How long a browser may take to create or use a passkey. */
export const PASSKEY_MINUTES = 5
/** How long a confirmed password or code counts, in its session. */
export const PROOF_MINUTES = 10
/** How long a new second factor may be confirmed with its first code. */
export const SECOND_FACTOR_BEGIN_MINUTES = 15
/** How long a browser is recognized. */
export const DEVICE_COOKIE_DAYS = 365
/** How long the audit log is kept. */
export const AUDIT_LOG_DAYS = 730
/** How long a guest's order keeps name and address: as long as claims are possible. */
export const GUEST_ORDER_DAYS = 730
/** How long it is known where a sign-up, a subscription or an order came from. */
export const ATTRIBUTION_DAYS = 730
/** How long an unpaid order is kept. */
export const UNPAID_ORDER_DAYS = 30
/** How long consent to renewals is kept: this long, and this long after the membership ended. */
export const RENEWAL_CONSENT_DAYS = 3 * 366
export const RENEWAL_CONSENT_DAYS_AFTER_END = 366
/** A cart brings at most one reminder in so many days. */
export const CART_REMINDER_PAUSE_DAYS = 30
export const CONTACT_MESSAGE_DAYS = 365
/** How long an alert waits for its link, and is remembered once it was sent. */
export const ITEM_ALERT_DAYS = 30
export const MAIL_DAYS = 90
/** Push services keep a message for a day. */
export const PUSH_DAYS = 7
/** Longer than any provider retries an event. */
export const PROVIDER_EVENT_DAYS = 365
/** How long a checked rule about collecting counts as current. */
export const COLLECTING_DAYS = 365
