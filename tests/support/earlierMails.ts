const firstName = 'Hunter'
const reference = 'HUNT-7QK4M2XWPA'
const address = {
  firstName: 'Ada',
  lastName: 'Hunter',
  street: '1 Agate Road',
  city: 'Duluth',
  state: 'MN',
  zipCode: '55801',
  country: 'US',
}
const item = { title: 'Laguna bands tee', size: 'M', color: 'Graphite' }
const seller = ['Stone Hunt LLC', '1 Agate Road, Duluth', 'hello@example.com', 'VAT number DE123']
const right = (...paragraphs: string[]) => ({ title: 'Right of withdrawal', seller, paragraphs, form: ['Name:'] })
const kindly = { name: 'Ada Hunter', email: 'ada@example.com', submittedAt: 'June 14, 2026 at 9:41:07 AM UTC' }

export type EarlierMail = { kind: string; data: object; says: string[]; german: string[] }

/** Emails as the version before `20261129_180000_mail_values` stored them on November 29, 2026, and what they say in both languages. */
export const EARLIER_MAILS: EarlierMail[] = [
  {
    kind: 'order-confirmed',
    data: {
      ...{ firstName, reference, key: 'sample', address, isDemo: false },
      lines: [{ ...item, quantity: 2, lineTotal: '$1,049.98' }],
      ...{ subtotal: '$1,049.98', discount: '$6.65', shipping: 'Free', tax: '$0.00', total: '$1,043.33' },
      code: { code: 'STONE', saved: null },
      giftCard: { lastFour: 'EFGH', amount: '$43.33', charged: '$1,000.00' },
      delivery: 'Dec 30 – Jan 4',
      withdrawal: right(
        'You have the right to withdraw from this contract within 14 days without giving any reason.',
        'Send the goods to Stone Hunt, 1 Agate Road no later than 14 days after the day on which you informed us. You pay for sending them back.',
      ),
    },
    says: [
      '2 × Laguna bands tee (M, Graphite)  $1,049.98',
      'Code STONE  Free shipping',
      'Member discount  -$6.65',
      'Shipping  Free',
      'Gift card ending in EFGH  -$43.33',
      'Charged to your card  $1,000.00',
      'Estimated delivery  Dec 30 – Jan 4',
      'Sold by Stone Hunt LLC, 1 Agate Road, Duluth, hello@example.com, VAT number DE123.',
      'Send the goods to Stone Hunt, 1 Agate Road no later',
    ],
    german: ['1.049,98\u00a0$', '-6,65\u00a0$', 'Kostenlos', '30. Dez. – 4. Jan.', 'Stone Hunt, 1 Agate Road'],
  },
  {
    kind: 'order-cancelled',
    data: {
      ...{ firstName, reference, refunded: '$65.82' },
      reason:
        'You asked us to cancel it. $20.00 went back to your gift card ending in EFGH. $12.00 of it can’t be used: the payment for that card went back to its buyer.',
    },
    says: [
      'You asked us to cancel it. $20.00 went back to your gift card ending in EFGH. $12.00 of it can’t be used: the payment for that card went back to its buyer.',
      'We refunded $65.82',
    ],
    german: ['Du hast uns gebeten, sie zu stornieren. 20,00\u00a0$ sind wieder', '12,00\u00a0$ davon', '65,82\u00a0$'],
  },
  {
    kind: 'order-cancelled',
    data: { firstName, reference, refunded: null, reason: 'Your payment arrived after this order had expired.' },
    says: ['Your payment arrived after this order had expired.'],
    german: ['Deine Zahlung kam erst an'],
  },
  {
    kind: 'order-cancelled',
    data: { firstName, reference, refunded: null, reason: 'Agate Tee (M, Moss) can no longer be made.' },
    says: ['Agate Tee (M, Moss) can no longer be made.', 'You won’t be charged again.'],
    german: ['Agate Tee (M, Moss) kann nicht mehr hergestellt werden.'],
  },
  {
    kind: 'order-cancelled',
    data: { firstName, reference, refunded: null, reason: '2 × Agate Tee (M, Moss) can’t be made.' },
    says: ['2 × Agate Tee (M, Moss) can’t be made.'],
    german: ['2 × Agate Tee (M, Moss) lässt sich nicht herstellen.'],
  },
  {
    kind: 'order-cancelled',
    data: { firstName, reference, refunded: '$5.00', reason: 'The kiln broke.' },
    says: ['The kiln broke.', 'We refunded $5.00'],
    german: ['The kiln broke.'],
  },
  {
    kind: 'order-cancelled',
    data: { firstName, reference, refunded: '$5.00', reason: null },
    says: ['We refunded $5.00'],
    german: ['5,00\u00a0$'],
  },
  {
    kind: 'withdrawal-received',
    data: {
      ...{ firstName, reference, ...kindly, total: '$75.97', refund: '$22.90', returnsAddress: 'Stone Hunt' },
      lines: [{ ...item, quantity: 2 }],
    },
    says: ['Received  June 14, 2026 at 9:41:07 AM UTC', 'Refund for these items  $22.90'],
    german: ['14. Juni 2026, 09:41:07 Uhr UTC', '22,90\u00a0$'],
  },
  {
    kind: 'order-refunded',
    data: { firstName, reference, refunded: '$16.50', left: '$49.32' },
    says: ['We refunded $16.50', 'you’ve paid $49.32 in total'],
    german: ['16,50\u00a0$', '49,32\u00a0$'],
  },
  {
    kind: 'order-refunded',
    data: { firstName, reference, refunded: '$16.50', left: null, giftCard: 'EFGH', settled: '$12.00' },
    says: ['We put $16.50', '$12.00 of it can’t be used'],
    german: ['16,50\u00a0$', '12,00\u00a0$ davon'],
  },
  {
    kind: 'gift-card',
    data: { amount: '$50.00', token: 'GIFT', from: 'A friend', recipientName: 'Ada', message: null },
    says: ['A gift card of $50.00'],
    german: ['50,00\u00a0$'],
  },
  {
    kind: 'gift-membership-ending',
    data: { firstName, endsAt: 'December 24, 2026' },
    says: ['ends on December 24, 2026'],
    german: ['24. Dezember 2026'],
  },
  {
    kind: 'gift-card-bought',
    data: {
      ...{ firstName, reference, amount: '$50.00', tax: '$3.00', recipientName: 'Ada', recipientEmail: 'a@b.example' },
      ...{ sendOn: 'December 24, 2026', months: 6, isDemo: false, withdrawal: right('You have the right …') },
    },
    says: ['Emailed on  December 24, 2026', 'Tax included  $3.00', 'Sold by Stone Hunt LLC'],
    german: ['24. Dezember 2026', '3,00\u00a0$'],
  },
  {
    kind: 'gift-card-sent',
    data: { firstName, reference, amount: '$50.00', recipientName: 'Ada', recipientEmail: 'a@b.example', months: null },
    says: ['gift card of $50.00'],
    german: ['50,00\u00a0$'],
  },
  {
    kind: 'gift-card-refunded',
    data: { firstName, reference, refunded: '$50.00', months: null },
    says: ['We refunded $50.00'],
    german: ['50,00\u00a0$'],
  },
  {
    kind: 'claim-step',
    data: { firstName, reference, key: 'sample', step: 'refunded', text: '$24.99' },
    says: ['We’re refunding $24.99'],
    german: ['24,99\u00a0$'],
  },
  {
    kind: 'claim-step',
    data: { firstName, reference, key: 'sample', step: 'replaced', text: 'HUNT-2222222222' },
    says: ['as order HUNT-2222222222'],
    german: ['HUNT-2222222222'],
  },
  {
    kind: 'claim-step',
    data: { firstName, reference, key: 'sample', step: 'answered', text: 'Which shirt cost $5.00?' },
    says: ['Which shirt cost $5.00?'],
    german: ['Which shirt cost $5.00?'],
  },
  {
    kind: 'membership-started',
    data: {
      ...{ firstName, plan: 'Annual', trialEndsAt: null, nextChargeAt: 'June 14, 2026' },
      price: '$115.00 a year, plus tax, less your credit of $3.00',
      withdrawal: { ...right('You have the right …'), reference: 'MEMBER-7QK4M2XWPA', request: 'Begin now.' },
    },
    says: [
      'Plan  Annual',
      'Price  $115.00 a year, plus tax, less your credit of $3.00',
      'Next charge  June 14, 2026',
      'You agreed: “Begin now.”',
    ],
    german: ['Jährlich', '115,00\u00a0$ im Jahr', '14. Juni 2026'],
  },
  {
    kind: 'membership-withdrawn',
    data: { reference, ...kindly, plan: 'Monthly', isPart: true },
    says: [`Monthly, ${reference}`, 'June 14, 2026 at 9:41:07 AM UTC'],
    german: [`Monatlich, ${reference}`],
  },
  {
    kind: 'gift-withdrawn',
    data: { reference, ...kindly, months: null, amount: '$50.00', refund: '$31.20' },
    says: ['Paid  $50.00', 'Refund  $31.20'],
    german: ['31,20\u00a0$'],
  },
  {
    kind: 'membership-paid',
    data: { firstName, plan: 'Monthly', amount: '$12.60', tax: '$0.48', paidAt: 'June 14, 2026', nextChargeAt: null },
    says: ['Plan  Monthly', 'Paid on  June 14, 2026', 'Total  $12.60', 'Tax included  $0.48'],
    german: ['Monatlich', '14. Juni 2026', '0,48\u00a0$'],
  },
  {
    kind: 'membership-refunded',
    data: { firstName, refunded: '$12.12' },
    says: ['We refunded $12.12'],
    german: ['12,12\u00a0$'],
  },
  { kind: 'referral-reward', data: { firstName, amount: '$12.12' }, says: ['$12.12'], german: ['12,12\u00a0$'] },
  {
    kind: 'weekly-report',
    data: {
      ...{ firstName, week: 'November 16 to 22', newMembers: 7, canceled: 2, members: 143, orders: 11, tasks: 0 },
      ...{ membershipRevenue: '$412.08', orderRevenue: '$389.50', failedPayments: 0, unsentOrders: 0 },
      ...{ topPost: null, topArticle: null },
    },
    says: ['The week of November 16 to 22', 'Membership payments  $412.08', 'Sales of the shop  $389.50'],
    german: [],
  },
  {
    kind: 'price-changing',
    data: {
      ...{ firstName, plan: 'Monthly', newPrice: '$14.99 a month', changesAt: 'July 14, 2026' },
      oldPrice: '$6.06 a month until February 26, 2027, then $12.12 a month',
    },
    says: [
      'Plan  Monthly',
      'Price until then  $6.06 a month until February 26, 2027, then $12.12 a month',
      'Price from July 14, 2026  $14.99 a month',
    ],
    german: ['6,06\u00a0$ im Monat bis 26. Februar 2027, danach 12,12\u00a0$ im Monat', '14. Juli 2026'],
  },
  {
    kind: 'membership-cancelled',
    data: { firstName, accessUntil: 'July 14, 2026' },
    says: ['until July 14, 2026'],
    german: ['14. Juli 2026'],
  },
  {
    kind: 'trial-ending',
    data: { firstName, endsAt: 'June 14, 2026', price: '$12.12 a month, plus tax' },
    says: ['ends on June 14, 2026', '$12.12 a month, plus tax'],
    german: ['14. Juni 2026'],
  },
  {
    kind: 'renewal-reminder',
    data: { firstName, plan: 'Annual', price: '$115.00 a year', renewsAt: 'July 14, 2026' },
    says: ['Plan  Annual', 'Price  $115.00 a year', 'Next charge  July 14, 2026'],
    german: ['14. Juli 2026'],
  },
  {
    kind: 'membership-paused',
    data: { firstName, accessUntil: 'July 14, 2026', resumesAt: 'September 14, 2026', price: '$12.12 a month' },
    says: ['until July 14, 2026', 'Next charge  September 14, 2026', 'Price  $12.12 a month'],
    german: ['14. September 2026'],
  },
  {
    kind: 'membership-resuming',
    data: { firstName, price: '$12.12 a month', resumesAt: 'September 14, 2026' },
    says: ['Next charge  September 14, 2026'],
    german: ['14. September 2026'],
  },
  {
    kind: 'renewal-failed',
    data: { firstName, day: 0, accessUntil: 'June 28, 2026' },
    says: ['until June 28, 2026'],
    german: ['28. Juni 2026'],
  },
  {
    kind: 'come-back',
    data: {
      ...{ firstName, endedAt: 'August 14, 2026', unsubscribe: 'sample' },
      offer: { code: 'WELCOME', label: '$5.00 off for a month' },
    },
    says: ['WELCOME: $5.00 off for a month'],
    german: ['14. August 2026', '5,00\u00a0$'],
  },
  {
    kind: 'come-back',
    data: {
      ...{ firstName, endedAt: 'August 14, 2026', unsubscribe: 'sample' },
      offer: { code: 'HALF', label: '50% off for 3 months' },
    },
    says: ['HALF: 50% off for 3 months'],
    german: ['50%'],
  },
  {
    kind: 'new-device',
    data: {
      ...{ firstName, device: 'Firefox on Linux', network: '203.0.113.7', token: 'sample' },
      at: 'June 14, 2026 at 9:41 PM UTC',
    },
    says: ['Device  Firefox on Linux', 'When  June 14, 2026 at 9:41 PM UTC'],
    german: ['Firefox unter Linux', '14. Juni 2026, 21:41 Uhr UTC'],
  },
  {
    kind: 'item-alert',
    data: {
      ...{ firstName, ...item, alert: 'price', price: '$22.90', oldPrice: '$26.90', path: '/m', key: 'sample' },
    },
    says: ['costs $22.90 now. It was $26.90'],
    german: ['22,90\u00a0$', '26,90\u00a0$'],
  },
  {
    kind: 'comment-approved',
    data: { firstName, postId: 1, postTitle: 'March 4, 2026' },
    says: ['“March 4, 2026”'],
    german: ['„March 4, 2026“'],
  },
]
