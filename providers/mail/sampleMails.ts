import type { MailData } from '#contracts/mails.ts'
import { kindOfKey, type MailKey } from './mailTexts.ts'

const firstName = 'Hunter'
const reference = 'HUNT-7QK4M2XWPA'
const address = ['Ada Hunter', '1 Agate Road', 'Duluth, MN 55801', 'US']

const post = {
  postId: 12,
  title: 'First light on the Laguna bands',
  teaser: 'The big nodule from Tuesday, cut and wet.',
  isLocked: true,
}

export const sampleMails: MailData = {
  'verify-email': { firstName, token: 'sample' },
  'reset-password': { firstName, token: 'sample' },
  'order-confirmed': {
    firstName,
    reference,
    key: 'sample',
    lines: [
      { title: 'Laguna bands tee', size: 'M', color: 'Graphite', quantity: 2, lineTotal: '$49.98' },
      { title: 'Field mug', size: 'One size', color: 'Chalk', quantity: 1, lineTotal: '$16.50' },
    ],
    subtotal: '$66.48',
    discount: '$6.65',
    code: null,
    giftCard: null,
    shipping: '$5.99',
    tax: '$0.00',
    total: '$65.82',
    address,
    delivery: 'Dec 3–9',
    isDemo: false,
  },
  'order-shipped': {
    firstName,
    reference,
    tracking: [{ code: '1Z999AA10123456784', url: 'https://example.com/track' }],
    address,
  },
  'order-cancelled': { firstName, reference, refunded: '$65.82', reason: 'You asked us to cancel it.' },
  'withdrawal-received': {
    firstName,
    reference,
    name: 'Ada Hunter',
    email: 'ada@example.com',
    submittedAt: 'June 14, 2026 at 9:41:07 AM UTC',
    lines: [{ title: 'Laguna bands tee', size: 'M', color: 'Graphite', quantity: 2 }],
    total: '$75.97',
    returnsAddress: 'Stone Hunt, 1 Agate Road, Duluth, MN 55801, US',
  },
  'order-refunded': { firstName, reference, refunded: '$16.50', left: '$49.32' },
  'cart-reminder': {
    firstName,
    key: 'sample',
    lines: [{ title: 'Agate Hoodie', size: 'M', color: 'Moss', quantity: 1 }],
  },
  'gift-card': {
    amount: '$50.00',
    token: 'GIFT-2345-6789-ABCD-EFGH',
    from: 'A friend',
    message: 'For the next hunt.',
  },
  'order-link': { firstName, reference, key: 'sample' },
  'order-address-changed': { firstName, reference, address },
  'claim-step': { firstName, reference, key: 'sample', step: 'received', text: null },
  'claim-received': { reference, message: 'The print on the back is upside down.' },
  'membership-started': {
    firstName,
    plan: 'Monthly',
    price: '$12.12 a month',
    trialEndsAt: 'June 14, 2026',
    nextChargeAt: 'June 14, 2026',
  },
  'membership-paid': {
    firstName,
    plan: 'Monthly',
    amount: '$12.12',
    paidAt: 'June 14, 2026',
    nextChargeAt: 'July 14, 2026',
  },
  'price-changing': {
    firstName,
    plan: 'Monthly',
    oldPrice: '$12.12 a month',
    newPrice: '$14.99 a month',
    changesAt: 'July 14, 2026',
  },
  'membership-cancelled': { firstName, accessUntil: 'July 14, 2026' },
  'trial-ending': { firstName, endsAt: 'June 14, 2026', price: '$12.12 a month' },
  'renewal-reminder': { firstName, plan: 'Monthly', price: '$12.12 a month', renewsAt: 'July 14, 2026' },
  'renewal-failed': { firstName, day: 0, accessUntil: 'June 28, 2026' },
  'subscription-ended': { firstName, reason: 'cancelled' },
  'contact-message': {
    from: 'hunter@example.com',
    name: 'Hunter',
    message: 'Which beach was that?\n\nThe bands look like ours up north.',
    isMember: true,
  },
  'new-device': { firstName, device: 'Firefox on Linux', network: '203.0.113.7', at: 'June 14, 2026, 9:41 AM UTC' },
  'failed-sign-ins': { firstName, step: 'password' },
  'second-factor': { firstName, change: 'on' },
  'account-changed': { firstName, change: 'password' },
  'comment-approved': { firstName, postId: 12, postTitle: 'First light on the Laguna bands' },
  'comment-reply': { firstName, postId: 12, postTitle: 'First light on the Laguna bands', author: 'Hunter 3f2a' },
  'new-post': { firstName, ...post, unsubscribe: 'sample' },
  'weekly-posts': { firstName, posts: [post], unsubscribe: 'sample' },
  'item-alert-confirm': {
    firstName,
    alert: 'stock',
    title: 'Laguna bands tee',
    size: 'M',
    color: 'Graphite',
    key: 'sample',
  },
  'item-alert': {
    firstName,
    alert: 'stock',
    title: 'Laguna bands tee',
    size: 'M',
    color: 'Graphite',
    price: '$22.90',
    oldPrice: null,
    path: '/merchandise',
    key: 'sample',
  },
  'review-request': {
    firstName,
    reference,
    key: 'sample',
    lines: [{ title: 'Laguna bands tee', size: 'M', color: 'Graphite' }],
  },
}

/** What differs from the sample of the kind. */
const CASES: Partial<Record<MailKey, object>> = {
  'order-cancelled.unpaid': { refunded: null },
  'order-refunded.gift-card': { giftCard: 'EFGH' },
  'claim-step.answered': { step: 'answered', text: 'Could you send us a photo of the print?' },
  'claim-step.declined': { step: 'declined', text: 'The photo shows the shirt you ordered.' },
  'claim-step.refunded': { step: 'refunded', text: '$24.99' },
  'claim-step.replaced': { step: 'replaced', text: 'HUNT-2222222222' },
  'membership-started.paid': { trialEndsAt: null },
  'renewal-failed.reminder': { day: 3 },
  'renewal-failed.first-no-access': { accessUntil: null },
  'renewal-failed.reminder-no-access': { day: 3, accessUntil: null },
  'subscription-ended.unpaid': { reason: 'unpaid' },
  'subscription-ended.disputed': { reason: 'disputed' },
  'failed-sign-ins.code': { step: 'code' },
  'second-factor.off': { change: 'off' },
  'second-factor.reset': { change: 'reset' },
  'second-factor.recovery-code': { change: 'recovery-code' },
  'second-factor.unproved': { change: 'unproved' },
  'second-factor.new-codes': { change: 'new-codes' },
  'item-alert-confirm.price': { alert: 'price' },
  'item-alert.price': { alert: 'price', oldPrice: '$26.90' },
  'account-changed.email': { change: 'email' },
  'account-changed.outside-sign-in': { change: 'outside-sign-in' },
}

/** Sample data for one wording. */
export const sampleOf = (key: MailKey): MailData[keyof MailData] => ({ ...sampleMails[kindOfKey(key)], ...CASES[key] })
