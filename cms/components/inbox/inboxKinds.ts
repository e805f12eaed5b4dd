import type { InboxKind } from '#domain/operations/inbox/readInbox.ts'

type Shown = {
  /** In the filter, where several are meant. */
  many: string
  /** What is asked of the employee. */
  task: string
  /** Where it is answered. */
  path: (id: number) => string
}

const inList = (collection: string) => (id: number) => `/cms/collections/${collection}/${id}`

export const INBOX_KINDS: Record<InboxKind, Shown> = {
  order: { many: 'Orders', task: 'Order that needs attention', path: inList('orders') },
  withdrawal: { many: 'Withdrawals', task: 'Withdrawal to settle', path: inList('withdrawals') },
  claim: { many: 'Claims', task: 'Claim to answer', path: inList('claims') },
  payment: { many: 'Failed payments', task: 'Payment that failed', path: () => '/cms/failed-payments' },
  alert: { many: 'Alerts', task: 'Alert to resolve', path: inList('alerts') },
  message: { many: 'Messages', task: 'Message to answer', path: inList('contact-messages') },
  report: { many: 'Reports', task: 'Reported comment', path: inList('comments') },
  comment: { many: 'Comments', task: 'Comment to review', path: inList('comments') },
  stone: { many: 'Stones', task: 'Stone to identify', path: inList('identifications') },
  review: { many: 'Reviews', task: 'Review to approve', path: inList('reviews') },
  upload: { many: 'Uploads', task: 'Upload to review', path: inList('posts') },
  question: { many: 'Questions', task: 'Question to answer', path: inList('questions') },
}
