/**
 * Every mail of the product and what its template is told. Money is text as it is shown, `"$24.99"`. `firstName` is that
 * of the account that has confirmed the address; empty where none has.
 */
export type MailData = {
  'verify-email': { firstName: string; token: string }
  'reset-password': { firstName: string; token: string }
  'order-confirmed': OrderMail
  'order-shipped': {
    firstName: string
    reference: string
    tracking: { code: string; url: string | null }[]
    /** Where it goes, one line each. */
    address: string[]
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
    /** Null when nothing will be sent. */
    returnsAddress: string | null
  }
  'order-refunded': { firstName: string; reference: string; refunded: string; left: string | null }
  'membership-started': {
    firstName: string
    plan: string
    price: string
    /** Null without a trial. */
    trialEndsAt: string | null
    nextChargeAt: string
  }
  'membership-paid': { firstName: string; plan: string; amount: string; paidAt: string; nextChargeAt: string | null }
  'price-changing': { firstName: string; plan: string; oldPrice: string; newPrice: string; changesAt: string }
  'membership-cancelled': { firstName: string; accessUntil: string }
  'trial-ending': { firstName: string; endsAt: string; price: string }
  'renewal-reminder': { firstName: string; plan: string; price: string; renewsAt: string }
  'renewal-failed': { firstName: string; day: number; accessUntil: string | null }
  'subscription-ended': { firstName: string; reason: 'cancelled' | 'unpaid' | 'disputed' }
  'contact-message': { from: string; name: string; message: string; isMember: boolean }
  'new-device': { firstName: string; device: string; network: string; at: string }
  'failed-sign-ins': { firstName: string; step: 'password' | 'code' }
  'second-factor': { firstName: string; change: 'on' | 'off' | 'reset' | 'recovery-code' | 'new-codes' | 'unproved' }
  'account-changed': { firstName: string; change: 'email' | 'password' | 'outside-sign-in' }
  'comment-approved': { firstName: string; postId: number; postTitle: string }
  'comment-reply': { firstName: string; postId: number; postTitle: string; author: string }
}

export type OrderMail = {
  firstName: string
  reference: string
  /** Opens the order without an account. */
  key: string
  lines: { title: string; size: string; color: string; quantity: number; lineTotal: string }[]
  subtotal: string
  discount: string | null
  shipping: string
  tax: string
  total: string
  /** Where it goes, one line each. */
  address: string[]
  /** `Dec 3–9`. */
  delivery: string | null
  /** The right of withdrawal, where there is one: a paragraph each, then the lines of the model form. */
  withdrawal?: { seller: string[]; paragraphs: string[]; form: string[] } | null
  isDemo: boolean
}

export type MailKind = keyof MailData

/** Links in these open an account: nobody but the mailbox gets to see them, and they are never sent again. */
export const OPENS_ACCOUNT: readonly string[] = ['verify-email', 'reset-password'] satisfies MailKind[]
