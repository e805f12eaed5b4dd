import type { Device } from '../people/deviceName.ts'
import type { StoredFact } from './facts.ts'
import type { DeliveryAddress } from '../shop/addresses.ts'
import type { DeliveryDays } from '../shop/delivery.ts'
import type { Confidence } from '../community/identifications.ts'
import type { ItemAlertKind } from '../shop/itemAlerts.ts'
import type { OfferTerms } from '../membership/membershipOffers.ts'
import type { Cents } from '../shared/money.ts'
import type { SwitchOffReason } from './outgoingWebhooks.ts'
import type { Plan } from '../people/people.ts'
import type { Story } from '../content/story.ts'
import type { Trader } from '../shop/withdrawalTerms.ts'

export type MailLine = { title: string; size: string; color: string; quantity: number }

/**
 * Of a line when an email says that a package left: `here` in that one, `earlier`, `later`, `unknown` when the print
 * provider doesn't say what is in it. What it can't make is `replaced`, `refunded` or `unavailable` while nobody has decided.
 */
export type ShippedLineState = 'here' | 'earlier' | 'later' | 'unknown' | 'replaced' | 'refunded' | 'unavailable'

/** `2026-03-04T14:05:00.000Z`. */
export type Instant = string
/** `2026-03-04`. */
export type Day = string

/** What a plan costs a member. */
export type PlanPrice = {
  plan: Plan
  cents: Cents
  /** When a discount ends, and what it costs then. */
  then?: { at: Instant; cents: Cents }
  /** Tax is added. */
  isTaxed?: boolean
  /** Taken off the next payments. */
  creditCents?: Cents
}

/** What went back to a gift card. */
export type GiftReturn = {
  lastFour: string
  amountCents: Cents
  /** The part that paid what the card owed. */
  settledCents: Cents
}

/**
 * Every email and the data of its template: cents, dates, codes and names, which the template writes in the language of the
 * email. `firstName` is that of the account that has confirmed the address; empty if there is none.
 */
export type MailData = {
  /** @property redirect where the person was on the way to. */
  'verify-email': { firstName: string; token: string; redirect?: string }
  'reset-password': { firstName: string; token: string }
  /** To somebody whose account came with an import. */
  'import-invite': { firstName: string; token: string }
  'employee-invite': { firstName: string; token: string }
  /** The token is the code. */
  'sign-in-code': { firstName: string; token: string }
  'change-email': { firstName: string; token: string }
  /** To the old address; the token undoes it. */
  'email-changed': { firstName: string; token: string }
  'order-confirmed': OrderMail
  'order-shipped': {
    firstName: string
    reference: string
    tracking: { code: string; url: string | null }[]
    address: MailAddress
    /** Those the buyer didn't cancel. */
    lines?: (MailLine & { state: ShippedLineState })[]
  }
  'order-cancelled': {
    firstName: string
    reference: string
    refundedCents: Cents | null
    /** See `CANCELLATION_REASONS`. */
    reason: StoredFact | null
    giftCard?: GiftReturn
  }
  'withdrawal-received': {
    firstName: string
    reference: string
    /** As declared. */
    name: string
    email: string
    submittedAt: Instant
    lines: MailLine[]
    totalCents: Cents
    /** Part of the total that went back before. */
    refundedCents?: Cents
    /** Only of a part of the order: what goes back. */
    refundCents?: Cents
    /** Null when nothing will be sent. */
    returnsAddress: string | null
  }
  'order-refunded': {
    firstName: string
    reference: string
    refundedCents: Cents
    leftCents: Cents | null
    /** The last four characters of the gift card it went back to. */
    giftCard?: string
    /** Part of it that paid what that gift card owed. */
    settledCents?: Cents
    /** What it is for, when it is one line. */
    line?: MailLine & { isUnavailable: boolean }
  }
  'order-item-replaced': { firstName: string; reference: string; key: string; line: MailLine; replacement: string }
  'cart-reminder': {
    firstName: string
    /** Restores the cart and ends reminders. */
    key: string
    lines: MailLine[]
  }
  /** `token` is the code. */
  'gift-card': {
    amountCents: Cents
    token: string
    from: string | null
    /** Missing in emails that were queued by an older version. */
    recipientName?: string | null
    message: string | null
  }
  /** `token` is the code. */
  'gift-membership': {
    months: number
    token: string
    from: string | null
    recipientName: string | null
    message: string | null
  }
  'gift-membership-ending': { firstName: string; endsAt: Instant }
  /** The receipt of a gift, without its code. */
  'gift-card-bought': {
    firstName: string
    reference: string
    amountCents: Cents
    /** Part of the amount; absent without tax. */
    taxCents?: Cents
    recipientName: string
    recipientEmail: string
    sendOn: Day
    /** Of a membership; missing or null for a gift card. */
    months?: number | null
    isDemo: boolean
    /** Where the buyer has the right of withdrawal. */
    withdrawal?: Trader
  }
  'gift-card-sent': {
    firstName: string
    reference: string
    amountCents: Cents
    recipientName: string
    recipientEmail: string
    months?: number | null
  }
  'gift-card-refunded': { firstName: string; reference: string; refundedCents: Cents; months?: number | null }
  /** A fresh link to an order, for who lost the first one. */
  'order-link': { firstName: string; reference: string; key: string }
  /** `problem` is what the employee wrote. */
  'order-address-needed': { firstName: string; reference: string; key: string; problem: string }
  'order-address-changed': { firstName: string; reference: string; address: MailAddress }
  /** What happens to a claim, to its buyer. `lines` are what it is about; missing in emails of older versions. */
  'claim-step': { firstName: string; reference: string; key: string; lines?: MailLine[] } & ClaimStep
  'claim-received': { reference: string; message: string }
  'membership-started': {
    firstName: string
    price: PlanPrice
    /** Null without a trial. */
    trialEndsAt: Instant | null
    nextChargeAt: Instant
    /** Where the law gives a right of withdrawal. `request` is what the member asked for, in the words they read. */
    withdrawal?: (Trader & { reference: string; request: string }) | null
  }
  'membership-withdrawn': {
    reference: string
    /** As declared. */
    name: string
    email: string
    plan: Plan
    submittedAt: Instant
    /** Whether the days until then are paid for. */
    isPart: boolean
  }
  'gift-withdrawn': {
    reference: string
    /** As declared. */
    name: string
    email: string
    /** Of a membership; null for a gift card. */
    months: number | null
    submittedAt: Instant
    amountCents: Cents
    /** What was left of it. */
    refundCents: Cents
  }
  'membership-paid': {
    firstName: string
    plan: Plan
    amountCents: Cents
    /** Part of the amount; absent without tax. */
    taxCents?: Cents
    paidAt: Instant
    nextChargeAt: Instant | null
  }
  /** A refund that an employee made. */
  'membership-refunded': { firstName: string; refundedCents: Cents }
  /** To the member whose friend paid. */
  'referral-reward': { firstName: string; amountCents: Cents }
  /** To each owner. */
  'weekly-report': {
    firstName: string
    week: { from: Day; to: Day }
    newMembers: number
    canceled: number
    members: number
    membershipRevenueCents: Cents
    orders: number
    orderRevenueCents: Cents
    topPost: { title: string; memberships: number } | null
    topArticle: { title: string; pieces: number } | null
    failedPayments: number
    unsentOrders: number
    tasks: number
  }
  'price-changing': { firstName: string; oldPrice: PlanPrice; newPrice: PlanPrice; changesAt: Instant }
  'membership-cancelled': { firstName: string; accessUntil: Instant }
  'trial-ending': { firstName: string; endsAt: Instant; price: PlanPrice }
  'renewal-reminder': { firstName: string; price: PlanPrice; renewsAt: Instant }
  'membership-paused': { firstName: string; accessUntil: Instant; resumesAt: Instant; price: PlanPrice }
  'membership-resuming': { firstName: string; price: PlanPrice; resumesAt: Instant }
  'renewal-failed': { firstName: string; day: number; accessUntil: Instant | null }
  'subscription-ended': { firstName: string; reason: 'cancelled' | 'unpaid' | 'disputed' }
  /** To someone whose membership ended, with their consent. `unsubscribe` is the token. */
  'come-back': {
    firstName: string
    endedAt: Instant
    offer: (OfferTerms & { code: string }) | null
    unsubscribe: string
  }
  /** To the employees’ address: what somebody wrote first, or later in the same thread. */
  'contact-message': Threaded & { from: string; name: string; message: string; isMember: boolean; threadId: number }
  /** `key` opens the thread without an account. */
  'thread-answer': Threaded & { firstName: string; message: string; key: string }
  'stone-identified': { firstName: string; name: string; confidence: Confidence; reasons: string }
  'new-device': { firstName: string; device: Device; network: string; at: Instant; token: string }
  'failed-sign-ins': { firstName: string; step: 'password' | 'code' }
  /** To each owner. */
  'webhook-off': { firstName: string; url: string; reason: SwitchOffReason }
  'second-factor': { firstName: string; change: 'on' | 'off' | 'reset' | 'recovery-code' | 'new-codes' | 'unproved' }
  'account-changed': {
    firstName: string
    change: 'email' | 'password' | 'outside-sign-in' | 'passkey-added' | 'passkey-removed'
  }
  'comment-approved': { firstName: string; postId: number; postTitle: string }
  'comment-mention': { firstName: string; postId: number; postTitle: string; author: string }
  'comment-reply': { firstName: string; postId: number; postTitle: string; author: string }
  'question-answered': { firstName: string; questionId: number; roundId: number; roundTitle: string }
  'new-post': PostMail & {
    firstName: string
    unsubscribe: string
    /** To an employee who tries it out, also before it is published. */
    isTest?: boolean
    /** Missing in a test, and in emails that were queued by an older version. */
    mailingId?: number
    /** Added when the email is sent, so that thousands of emails don’t each store a story. */
    story?: MailedStory | null
    cover?: string | null
  }
  /** What is written without a post. */
  letter: {
    firstName: string
    letterId: number
    unsubscribe: string
    /** To an employee who tries it out. */
    isTest?: boolean
    mailingId?: number
    /** Added when the email is sent, like `story`. */
    subject: string
    preheader?: string | null
    story?: MailedStory | null
  }
  'weekly-posts': { firstName: string; posts: PostMail[]; unsubscribe: string }
  'news-confirm': { firstName: string; key: string }
  'item-alert-confirm': {
    firstName: string
    alert: ItemAlertKind
    title: string
    size: string
    color: string
    key: string
  }
  'item-alert': {
    firstName: string
    alert: ItemAlertKind
    title: string
    size: string
    color: string
    priceCents: Cents
    /** Of an alert about the price. */
    oldPriceCents: Cents | null
    /** Of the article's page. */
    path: string
    key: string
  }
  'review-request': {
    firstName: string
    reference: string
    /** Opens the reviews of the order without an account. */
    key: string
    lines: { title: string; size: string; color: string }[]
  }
}

/** `message` is what the employee wrote, `replacement` the new order, which `replacementKey` opens. */
export type ClaimStep =
  | { step: 'received' }
  | { step: 'answered' | 'declined'; message: string }
  | { step: 'refunded'; refundedCents: Cents }
  | { step: 'replaced'; replacement: string; replacementKey?: string }

/** `references` are earlier emails of the same thread, oldest first. Without `replyTo`, no answer comes back. */
type Threaded = { replyTo: string | null; references: string[] }

/** What anybody may read of a post. */
export type PostMail = { postId: number; title: string; teaser: string; isLocked: boolean }

/** The part of a story that its reader may read. */
export type MailedStory = {
  body: Story
  /** The addresses of its photos that everyone may see. */
  pictures: string[]
  /** Why it isn’t complete. */
  rest: 'members' | 'long' | null
}

export type OrderMail = {
  firstName: string
  reference: string
  /** Opens the order without signing in. */
  key: string
  lines: (MailLine & { lineTotalCents: Cents })[]
  subtotalCents: Cents
  /** The member discount. */
  discountCents: Cents | null
  /** The promo code, and what it took off; with free shipping nothing. */
  code: { code: string; savedCents: Cents | null } | null
  shippingCents: Cents
  taxCents: Cents
  totalCents: Cents
  /** What a gift card paid, and what was charged beside it. */
  giftCard: { lastFour: string; amountCents: Cents; chargedCents: Cents } | null
  address: MailAddress
  /** Of what is printed. Missing in emails that were queued by an older version. */
  delivery?: DeliveryDays | null
  /** Of what we send ourselves. */
  ownDelivery?: DeliveryDays | null
  /** Where there is a right of withdrawal. */
  withdrawal?: Trader | null
  isDemo: boolean
}

/** Emails that were queued by an older version have its lines in English, or none. */
export type MailAddress = DeliveryAddress | string[] | null | undefined

export type MailKind = keyof MailData

/** Emails whose links open an account, or whose codes are money: only the mailbox may see them, and they are never sent again. */
export const OPENS_ACCOUNT: readonly string[] = [
  'verify-email',
  'reset-password',
  'import-invite',
  'employee-invite',
  'sign-in-code',
  'change-email',
  'email-changed',
  'new-device',
  'gift-card',
  'gift-membership',
] satisfies MailKind[]

const STAFF_MAILS = ['claim-received', 'contact-message', 'webhook-off', 'weekly-report'] as const satisfies MailKind[]
export type StaffMailKind = (typeof STAFF_MAILS)[number]
/** Emails to the people who run the site, whose panel is in English. */
export const TO_STAFF: readonly string[] = STAFF_MAILS

/** Emails that someone can do without. A mailbox that refused one, or whose owner complained, gets no more of them. */
const OPTIONAL_MAILS: readonly string[] = [
  'cart-reminder',
  'come-back',
  'comment-approved',
  'comment-mention',
  'comment-reply',
  'question-answered',
  'new-post',
  'letter',
  'weekly-posts',
  'import-invite',
  'item-alert',
  'review-request',
] satisfies MailKind[]

export const isOptionalMail = (kind: string): boolean => OPTIONAL_MAILS.includes(kind)

/** Emails that go to many at once; `MAIL_PER_MINUTE` limits them. A test to oneself is not one of them. */
export const isOneOfMany = (kind: string, data: unknown): boolean =>
  kind === 'weekly-posts' ||
  kind === 'import-invite' ||
  (['new-post', 'letter'].includes(kind) && (data as Partial<MailData['new-post' | 'letter']>).isTest !== true)
