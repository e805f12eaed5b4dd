type Sentence = {
  kind: string
  /** With a group for each value, in their order. PostgreSQL's syntax. */
  pattern: string
  /** `name:type`; the types are those of the catalogs in `contracts/` at the time of this migration. */
  values?: string[]
  /** Which of the values tells two open problems of a kind apart. */
  subject?: string
}

const text = (...names: string[]): string[] => names.map((name) => `${name}:text`)
const plain = (kind: string, sentence: string): Sentence => ({
  kind,
  pattern: `^${sentence.replace(/[.*+?^$()[\]\\|{}]/g, '\\$&')}$`,
})

/** The history of orders, as earlier versions wrote it. The first that fits counts. */
export const EVENT_SENTENCES: Sentence[] = [
  plain('placed', 'Order placed'),
  plain('payment-received', 'Payment received'),
  plain('payment-not-completed', 'Payment was not completed'),
  plain('paid-with-gift-card', 'Paid with a gift card'),
  plain('nothing-to-pay', 'Nothing to pay'),
  plain('sent-to-print', 'Sent to the print shop'),
  plain('in-production', 'In production'),
  plain('partially-shipped', 'Part of the order was shipped'),
  plain('shipped', 'Shipped'),
  plain('package-shipped', 'Another package was shipped'),
  plain('tracking-added', 'Tracking was added'),
  plain('delivered', 'Delivered'),
  plain('cancellation-asked', 'You asked us to cancel this order'),
  plain('cancellation-too-late', 'It was too late to cancel this order'),
  plain('canceled', 'Order canceled'),
  { kind: 'item-canceled', pattern: '^You canceled (.+)$', values: ['items:items'] },
  {
    kind: 'item-vanished',
    pattern: '^(.+) \\(([^(),]*), (.*)\\) can no longer be made\\.$',
    values: text('title', 'size', 'color'),
  },
  { kind: 'item-refunded', pattern: '^(.+) can’t be made and is refunded$', values: ['items:items'] },
  { kind: 'refunded', pattern: '^(\\$[0-9.,]+) refunded$', values: ['amount:cents'] },
  {
    kind: 'gift-card-refunded',
    pattern: '^(\\$[0-9.,]+) returned to the gift card ending in (.*)$',
    values: ['amount:cents', 'lastFour:text'],
  },
  plain('replacement-ordered', 'Replacement ordered'),
  { kind: 'replacement-sent', pattern: '^We’re sending a replacement: (.+)$', values: text('reference') },
  plain('address-changed', 'You changed the delivery address'),
  plain('address-asked', 'We asked you to correct the delivery address'),
  plain('address-corrected', 'We corrected the delivery address'),
  plain('address-corrected-by-buyer', 'You corrected the delivery address'),
  plain('claim-opened', 'You reported a problem'),
  plain('withdrawn', 'You withdrew from the contract'),
  { kind: 'items-withdrawn', pattern: '^You withdrew from (.+)$', values: ['items:items'] },
  { kind: 'canceled-by-because', pattern: '^Canceled by ([^ :]+): (.+)$', values: text('by', 'reason') },
  { kind: 'canceled-by', pattern: '^Canceled by ([^:]+)$', values: text('by') },
  plain('confirmation-resent-by-buyer', 'Confirmation sent again by the buyer'),
  { kind: 'confirmation-resent-by', pattern: '^Confirmation sent again by (.+)$', values: text('by') },
  { kind: 'problem-resolved-by', pattern: '^Resolved by ([^:]+): (.+)$', values: text('by', 'note') },
  plain('delivered-by-time', 'Marked as delivered automatically, three weeks after it was shipped'),
  { kind: 'delivered-by', pattern: '^Marked as delivered by (.+)$', values: text('by') },
  { kind: 'print-order-created', pattern: '^Created at the print provider as (.+)$', values: text('printOrder') },
  {
    kind: 'address-corrected-despite-tax',
    pattern: '^Address corrected by (.+)\\. The tax there differs by (-?\\$[0-9.,]+); the price stayed\\.$',
    values: ['by:text', 'tax:cents'],
  },
  { kind: 'address-corrected-by', pattern: '^Address corrected by (.+)\\.$', values: text('by') },
  { kind: 'retried-by', pattern: '^Tried again by (.+)$', values: text('by') },
  {
    kind: 'claim-refunded-by',
    pattern: '^Refund of (\\$[0-9.,]+) by ([^:]+) for a claim$',
    values: ['amount:cents', 'by:text'],
  },
  {
    kind: 'refunded-by',
    pattern: '^Refund of (\\$[0-9.,]+) by ([^:]+): (.+)$',
    values: ['amount:cents', 'by:text', 'reason:text'],
  },
  {
    kind: 'withdrawal-returned',
    pattern: '^The goods came back after the withdrawal, settled by (.+)$',
    values: text('by'),
  },
  {
    kind: 'withdrawal-waived',
    pattern: '^The goods need not come back after the withdrawal, settled by (.+)$',
    values: text('by'),
  },
  {
    kind: 'gift-debt-paid',
    pattern: '^(\\$[0-9.,]+) of it paid what the gift card owed, because its buyer has the money back$',
    values: ['amount:cents'],
  },
  {
    kind: 'refund-not-sent',
    pattern:
      '^A refund of (\\$[0-9.,]+) was not sent: all of the payment had been refunded at the card provider$',
    values: ['amount:cents'],
  },
  {
    kind: 'payment-missing',
    pattern:
      '^Stripe has no payment (.+): it belongs to another account, or was deleted test data\\. The order was abandoned\\.$',
    values: text('payment'),
  },
  {
    kind: 'payment-restarted',
    pattern:
      '^Stripe has no payment (.+): it belongs to another account, or was deleted test data\\. A new payment was started\\.$',
    values: text('payment'),
  },
  plain('imported', 'Imported from Stripe after a restore'),
  {
    kind: 'print-order-found',
    pattern: '^Found at the print provider as (.+) after a restore$',
    values: text('printOrder'),
  },
]

/** Why an order was canceled, in emails. */
export const REASON_SENTENCES: Sentence[] = [
  plain('asked', 'You asked us to cancel it.'),
  plain('withdrawn', 'You withdrew from the contract.'),
  plain('paid-already', 'You had already paid for this cart with another order.'),
  plain('other-payment-started', 'You had started another payment for this cart.'),
  plain('paid-late', 'Your payment arrived after this order had expired.'),
  {
    kind: 'item-vanished',
    pattern: '^(.+) \\(([^(),]*), (.*)\\) can no longer be made\\.$',
    values: text('title', 'size', 'color'),
  },
  { kind: 'item-unavailable', pattern: '^(.+) can’t be made\\.$', values: ['items:items'] },
]

/** Why money went back. Anything else was typed by an employee. */
export const REFUND_SENTENCES: Sentence[] = [
  { kind: 'items-canceled', pattern: '^Canceled: (.+)$', values: ['items:items'] },
  { kind: 'items-withdrawn', pattern: '^Withdrawn: (.+)$', values: ['items:items'] },
  { kind: 'item-unavailable', pattern: '^The print provider canceled (.+)$', values: ['items:items'] },
  plain('order-canceled', 'The order was canceled'),
  plain('claim', 'Claim'),
  plain('withdrawal-returned', 'The goods came back after the withdrawal'),
  plain('withdrawal-waived', 'The goods need not come back after the withdrawal'),
  plain('payment-not-completed', 'The payment was not completed'),
  plain('made-at-card-provider', 'Made at the card provider'),
  plain('gift-card-refunded', 'Gift card refunded'),
  plain('gift-membership-refunded', 'Gift membership refunded'),
  plain('gift-withdrawn', 'The buyer withdrew from the contract'),
  plain('membership-withdrawn', 'The member withdrew from the contract'),
  plain('membership-payment', 'Payment refunded'),
  plain('unused-days', 'Unused days refunded'),
  plain(
    'membership-without-access',
    'The subscription gave no access: it was abandoned, or another one was active',
  ),
  plain('membership-ended', 'Paid after the membership had ended'),
]

const giftCard = (kind: string, end: string): Sentence => ({
  kind,
  pattern: `^The gift card ending in (.*) pays for this order, but ${end.replaceAll('.', '\\.')}$`,
  values: text('lastFour'),
})

/** The lines of `orders.problem`, each of which was written to the history as well. The first that fits counts. */
export const PROBLEM_SENTENCES: Sentence[] = [
  plain(
    'restored',
    'This order comes from a backup and may have been printed since. Check the print provider, then try again, enter its order number there, or cancel the order.',
  ),
  plain(
    'print-unknown',
    'We don’t know whether the print provider has this order. Check there before you try again.',
  ),
  {
    kind: 'print-unknown-answer',
    pattern: '^We don’t know whether the print provider has this order: (.*)$',
    values: text('reason'),
  },
  { kind: 'print-refused', pattern: '^The print provider refused the order: (.*)$', values: text('reason') },
  {
    kind: 'production-refused',
    pattern: '^The print provider refused to start production: (.*)$',
    values: text('reason'),
  },
  plain('print-order-canceled', 'The order was canceled at the print provider.'),
  plain(
    'print-order-outdated',
    'The print provider started an earlier version of this order, before the buyer changed it. Ask the print provider to stop it, then cancel the order.',
  ),
  plain(
    'print-order-gone',
    'The print provider no longer has this order. Try again, and confirm that it isn’t there.',
  ),
  {
    kind: 'print-order-missing',
    pattern:
      '^The print provider no longer has this order, which it had accepted as (.+)\\. Ask the print provider whether it is being made\\. If not, try again and confirm that it isn’t there, or cancel the order\\.$',
    values: text('printOrder'),
    subject: 'printOrder',
  },
  plain('print-canceled', 'The print provider canceled this order. Refund it, or try again.'),
  plain(
    'print-canceled-after-shipping',
    'The print provider canceled the order after it had shipped. Nothing was refunded. Check which is true, then refund or cancel the order.',
  ),
  {
    kind: 'unknown-item-canceled',
    pattern:
      '^The print provider canceled the item (.+) of its order (.+)\\. Refund it or send a replacement; the buyer waits for your choice\\.$',
    values: text('item', 'printOrder'),
    subject: 'item',
  },
  {
    kind: 'item-canceled',
    pattern:
      '^The print provider canceled (.+ × .+) of its order (.+)\\. Refund it or send a replacement; the buyer waits for your choice\\.$',
    values: ['items:items', 'printOrder:text'],
    subject: 'items',
  },
  {
    kind: 'print-needs-help-with-items',
    pattern:
      '^The print provider needs your help: it has a problem making (.+)\\. Check the order there\\.$',
    values: text('names'),
    subject: 'names',
  },
  plain('print-needs-help-unsaid', 'The print provider needs your help: it doesn’t say with what'),
  {
    kind: 'print-needs-help',
    pattern: '^The print provider needs your help: (.*)$',
    values: text('reason'),
    subject: 'reason',
  },
  plain(
    'cancellation-after-shipping',
    'The print provider refused to cancel this order: the order has shipped',
  ),
  {
    kind: 'cancellation-refused',
    pattern: '^The print provider refused to cancel this order: (.*)$',
    values: text('reason'),
  },
  plain(
    'waits-for-print',
    'This order has waited to go to print for more than two hours. Check the connections to the print provider and to Stripe.',
  ),
  plain(
    'waits-for-cancellation',
    'This order has waited to be canceled for more than two hours. Check the connection to the print provider.',
  ),
  {
    kind: 'waits-for-production',
    pattern:
      '^The print provider accepted this order more than (\\d+) days ago and hasn’t started to make it\\. Ask the print provider why\\.$',
    values: ['days:count'],
  },
  {
    kind: 'waits-for-shipping',
    pattern:
      '^This order went to print more than (\\d+) days ago and nothing has shipped\\. Ask the print provider when it will ship\\.$',
    values: ['days:count'],
  },
  {
    kind: 'waits-for-rest',
    pattern:
      '^The first package of this order shipped more than (\\d+) days ago and the rest hasn’t\\. Ask the print provider where the rest is\\.$',
    values: ['days:count'],
  },
  plain(
    'refund-delayed',
    'A refund has waited for the card provider for more than two hours. Check the connection to the card provider.',
  ),
  {
    kind: 'refund-refused',
    pattern: '^A refund of (\\$[0-9.,]+) was refused: (.*)$',
    values: ['amount:cents', 'reason:text'],
    subject: 'reason',
  },
  {
    kind: 'refund-failed',
    pattern: '^A refund of (\\$[0-9.,]+) failed\\. Refund the buyer in another way\\.$',
    values: ['amount:cents'],
    subject: 'amount',
  },
  {
    kind: 'refund-failed-because',
    pattern: '^A refund of (\\$[0-9.,]+) failed \\((.*)\\)\\. Refund the buyer in another way\\.$',
    values: ['amount:cents', 'reason:text'],
    subject: 'amount',
  },
  plain(
    'dispute-inquiry',
    'The buyer’s bank is asking about this payment. It hasn’t taken the money. The order won’t go to print until the inquiry is closed. Answer it in Stripe’s dashboard, or refund the order.',
  ),
  plain(
    'dispute-closed',
    'The bank closed its inquiry without a dispute. Try again to print the order, or cancel it.',
  ),
  plain(
    'dispute-open',
    'The buyer’s bank disputes this payment and has taken the money for now. The order won’t go to print until the bank decides.',
  ),
  plain(
    'dispute-won',
    'You won the dispute and have the money back. Try again to print the order, or cancel it.',
  ),
  plain(
    'dispute-lost',
    'You lost the dispute, and the bank refunded the buyer. If the full amount was refunded and production hasn’t started, the order is canceled.',
  ),
  plain(
    'dispute-prevented',
    'A dispute was prevented before it started. What the bank paid the buyer counts as refunded. Try again to print the order, or cancel it.',
  ),
  giftCard(
    'gift-frozen',
    'a bank is checking the payment for that card. Try again once the bank has decided, or cancel the order.',
  ),
  giftCard(
    'gift-owing',
    'the buyer of that card has the money back. Cancel the order, or try again to print it anyway.',
  ),
  giftCard(
    'gift-inactive',
    'that card was deactivated. Cancel the order, or try again to print it anyway.',
  ),
  {
    kind: 'gift-released',
    pattern:
      '^The payment for the gift card ending in (.*) is safe again\\. Try again to print the order, or cancel it\\.$',
    values: text('lastFour'),
  },
  {
    kind: 'wrong-amount',
    pattern:
      '^The card provider charged (\\$[0-9.,]+) ([A-Z]+), but the order total is (\\$[0-9.,]+) ([A-Z]+)\\. Refund the payment there, then cancel the order\\.$',
    values: ['paid:cents', 'paidCurrency:text', 'asked:cents', 'askedCurrency:text'],
  },
]

/** For PostgreSQL. `prefix` is what each pattern begins with, because comparing it is much faster than matching. */
export const sentencesAsJson = (sentences: Sentence[]): string =>
  JSON.stringify(
    sentences.map((one, place) => ({
      ...{ values: [], subject: null, place },
      ...one,
      prefix: /^\^([^\\([.*$]*)/.exec(one.pattern)?.[1] ?? '',
    })),
  )
