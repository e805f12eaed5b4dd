import type { InboxKind } from '#domain/operations/inbox/readInbox.ts'
import { msg } from '../../platform/view/textIn.ts'

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
  order: { many: msg('Orders'), task: msg('Order that needs attention'), path: inList('orders') },
  withdrawal: { many: msg('Withdrawals'), task: msg('Withdrawal to settle'), path: inList('withdrawals') },
  claim: { many: msg('Claims'), task: msg('Claim to answer'), path: inList('claims') },
  payment: { many: msg('Failed payments'), task: msg('Payment that failed'), path: () => '/cms/failed-payments' },
  alert: { many: msg('Alerts'), task: msg('Alert to resolve'), path: inList('alerts') },
  message: { many: msg('Messages'), task: msg('Message to answer'), path: inList('contact-messages') },
  report: { many: msg('Reports'), task: msg('Reported comment'), path: inList('comments') },
  comment: { many: msg('Comments'), task: msg('Comment to review'), path: inList('comments') },
  stone: { many: msg('Stones'), task: msg('Stone to identify'), path: inList('identifications') },
  review: { many: msg('Reviews'), task: msg('Review to approve'), path: inList('reviews') },
  upload: { many: msg('Uploads'), task: msg('Upload to review'), path: inList('posts') },
  question: { many: msg('Questions'), task: msg('Question to answer'), path: inList('questions') },
}
