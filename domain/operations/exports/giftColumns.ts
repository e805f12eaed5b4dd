import type { Columns } from '#domain/platform/csv.ts'

export type Gift = {
  recipientEmail: string
  recipientName: string | null
  senderName: string | null
  message: string | null
  sendAt: Date
  sentAt: Date | null
}

/** How a gift card or a gift membership is sent. */
export const giftColumns: Columns<Gift> = [
  { title: 'Recipient’s email', value: ({ recipientEmail }) => recipientEmail },
  { title: 'To', value: ({ recipientName }) => recipientName },
  { title: 'From', value: ({ senderName }) => senderName },
  { title: 'Message', value: ({ message }) => message },
  { title: 'Send on', value: ({ sendAt }) => sendAt },
  { title: 'Sent', value: ({ sentAt }) => sentAt },
]
