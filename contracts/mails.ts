import type { Device } from './deviceName.ts'
import type { DeliveryAddress } from './addresses.ts'
import type { Confidence } from './identifications.ts'
import type { ItemAlertKind } from './itemAlerts.ts'
import type { Story } from './story.ts'

export type MailLine = { title: string; size: string; color: string; quantity: number }

/**
 * Of a line when an email says that a package left: `here` in that one, `earlier`, `later`, `unknown` when the print
 * provider doesn't say what is in it. What it can't make is `replaced`, `refunded` or `unavailable` while nobody has decided.
 */
export type ShippedLineState = 'here' | 'earlier' | 'later' | 'unknown' | 'replaced' | 'refunded' | 'unavailable'

/**
 * Every email and the data of its template. Money and dates are text as English shows them, `"$24.99"` and `"March 4,
 * 2026"`; the template writes them in the language of the email. `firstName` is that of the account that has confirmed
 * the address; empty if there is none.
 */
export type MailData = {
  'verify-email': { firstName: string; token: string }
  'reset-password': { firstName: string; token: string }
  /** To somebody whose account came with an import. */
  'import-invite': { firstName: string; token: string }
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
  'order-cancelled': { firstName: string; reference: string; refunded: string | null; reason: string | null }
  'withdrawal-received': {
    firstName: string
    reference: string
    /** As declared. */
    name: string
    email: string
    /** With its time zone. */
    submittedAt: string
    lines: { title: string; size: string; color: string; quantity: number }[]
    total: string
    /** Only of a part of the order: what goes back. */
    refund?: string
    /** Null when nothing will be sent. */
    returnsAddress: string | null
  }
  'order-refunded': {
    firstName: string
    reference: string
    refunded: string
    left: string | null
    /** The last four characters of the gift card it went back to. */
    giftCard?: string
    /** Part of it that paid what that gift card owed. */
    settled?: string
    /** What it is for, when it is one line. */
    line?: MailLine & { isUnavailable: boolean }
  }
  'order-item-replaced': { firstName: string; reference: string; key: string; line: MailLine; replacement: string }
  'cart-reminder': {
    firstName: string
    /** Restores the cart and ends reminders. */
    key: string
    lines: { title: string; size: string; color: string; quantity: number }[]
  }
  /** `token` is the code. */
  'gift-card': {
    amount: string
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
  'gift-membership-ending': { firstName: string; endsAt: string }
  /** The receipt of a gift, without its code. */
  'gift-card-bought': {
    firstName: string
    reference: string
    amount: string
    /** Part of the amount; absent without tax. */
    tax?: string
    recipientName: string
    recipientEmail: string
    /** `December 24, 2026`. */
    sendOn: string
    /** Of a membership; missing or null for a gift card. */
    months?: number | null
    isDemo: boolean
    /** Where the buyer has the right of withdrawal. */
    withdrawal?: { seller: string[]; paragraphs: string[]; form: string[] }
  }
  'gift-card-sent': {
    firstName: string
    reference: string
    amount: string
    recipientName: string
    recipientEmail: string
    months?: number | null
  }
  'gift-card-refunded': { firstName: string; reference: string; refunded: string; months?: number | null }
  /** A fresh link to an order, for who lost the first one. */
  'order-link': { firstName: string; reference: string; key: string }
  /** `problem` is what the employee wrote. */
  'order-address-needed': { firstName: string; reference: string; key: string; problem: string }
  'order-address-changed': { firstName: string; reference: string; address: MailAddress }
  /** What happens to a claim, to its buyer. `text` is the employee's message, the amount or the new order. */
  'claim-step': {
    firstName: string
    reference: string
    key: string
    step: 'received' | 'answered' | 'declined' | 'refunded' | 'replaced'
    text: string | null
  }
  'claim-received': { reference: string; message: string }
  'membership-started': {
    firstName: string
    plan: string
    price: string
    /** Null without a trial. */
    trialEndsAt: string | null
    nextChargeAt: string
    /** Where the law gives a right of withdrawal. */
    withdrawal?: { reference: string; request: string; seller: string[]; paragraphs: string[]; form: string[] } | null
  }
  'membership-withdrawn': {
    reference: string
    /** As declared. */
    name: string
    email: string
    plan: string
    /** With its time zone. */
    submittedAt: string
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
    /** With its time zone. */
    submittedAt: string
    amount: string
    /** What was left of it. */
    refund: string
  }
  'membership-paid': {
    firstName: string
    plan: string
    amount: string
    /** Part of the amount; absent without tax. */
    tax?: string
    paidAt: string
    nextChargeAt: string | null
  }
  /** A refund that an employee made. */
  'membership-refunded': { firstName: string; refunded: string }
  /** To the member whose friend paid. */
  'referral-reward': { firstName: string; amount: string }
  /** To each owner. */
  'weekly-report': {
    firstName: string
    /** `November 16 to 22`. */
    week: string
    newMembers: number
    canceled: number
    members: number
    membershipRevenue: string
    orders: number
    orderRevenue: string
    topPost: { title: string; memberships: number } | null
    topArticle: { title: string; pieces: number } | null
    failedPayments: number
    unsentOrders: number
    tasks: number
  }
  'price-changing': { firstName: string; plan: string; oldPrice: string; newPrice: string; changesAt: string }
  'membership-cancelled': { firstName: string; accessUntil: string }
  'trial-ending': { firstName: string; endsAt: string; price: string }
  'renewal-reminder': { firstName: string; plan: string; price: string; renewsAt: string }
  'membership-paused': { firstName: string; accessUntil: string; resumesAt: string; price: string }
  'membership-resuming': { firstName: string; price: string; resumesAt: string }
  'renewal-failed': { firstName: string; day: number; accessUntil: string | null }
  'subscription-ended': { firstName: string; reason: 'cancelled' | 'unpaid' | 'disputed' }
  /** To someone whose membership ended, with their consent. `unsubscribe` is the token. */
  'come-back': {
    firstName: string
    endedAt: string
    offer: { code: string; label: string } | null
    unsubscribe: string
  }
  /** To the employees’ address: what somebody wrote first, or later in the same thread. */
  'contact-message': Threaded & { from: string; name: string; message: string; isMember: boolean; threadId: number }
  /** `key` opens the thread without an account. */
  'thread-answer': Threaded & { firstName: string; message: string; key: string }
  'stone-identified': { firstName: string; name: string; confidence: Confidence; reasons: string }
  'new-device': { firstName: string; device: Device; network: string; at: string; token: string }
  'failed-sign-ins': { firstName: string; step: 'password' | 'code' }
  /** To each owner. */
  'webhook-off': { firstName: string; url: string; reason: string }
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
    price: string
    /** Of an alert about the price. */
    oldPrice: string | null
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
  lines: { title: string; size: string; color: string; quantity: number; lineTotal: string }[]
  subtotal: string
  /** The member discount. */
  discount: string | null
  /** The promo code, and what it took off; with free shipping nothing. */
  code: { code: string; saved: string | null } | null
  shipping: string
  tax: string
  total: string
  /** What a gift card paid, and what was charged beside it. */
  giftCard: { lastFour: string; amount: string; charged: string } | null
  address: MailAddress
  /** `Dec 3–9`. */
  delivery: string | null
  /** The right of withdrawal, where there is one: a paragraph each, then the lines of the model form. */
  withdrawal?: { seller: string[]; paragraphs: string[]; form: string[] } | null
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
  'sign-in-code',
  'change-email',
  'email-changed',
  'new-device',
  'gift-card',
  'gift-membership',
] satisfies MailKind[]

/** Emails to the people who run the site, whose panel is in English. */
export const TO_STAFF: readonly string[] = [
  'claim-received',
  'contact-message',
  'webhook-off',
  'weekly-report',
] satisfies MailKind[]

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
