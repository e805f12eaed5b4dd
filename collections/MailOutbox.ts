import type { CollectionConfig } from 'payload'
import { OPENS_ACCOUNT } from '#contracts/mails.ts'
import { machineOwned } from './access/editable.ts'

const isShown = (mail?: { kind?: string }): boolean => mail?.kind !== undefined && !OPENS_ACCOUNT.includes(mail.kind)

/** Mails to send, written in the transaction of what they tell about; `key` makes each of them unique. */
export const MailOutbox: CollectionConfig = {
  slug: 'mail-outbox',
  labels: { singular: 'Sent email', plural: 'Sent emails' },
  admin: {
    group: 'Settings and email',
    useAsTitle: 'to',
    defaultColumns: ['to', 'kind', 'sentAt', 'problem', 'createdAt'],
    listSearchableFields: ['to', 'kind'],
    description: 'Every email that was sent or is about to be. Open one to read it or send it again.',
  },
  defaultSort: '-createdAt',
  access: machineOwned,
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/cms/components/mails/MailPreview.tsx#MailPreview' } },
    },
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'to', type: 'text', required: true },
    {
      name: 'data',
      type: 'json',
      required: true,
      // Without a mail at hand the answer is no as well: a search would find a link by guessing at its letters.
      access: { read: ({ doc }) => isShown(doc as { kind?: string } | undefined) },
    },
    { name: 'sentAt', label: 'Sent', type: 'date' },
    { name: 'problem', label: 'What went wrong', type: 'text' },
  ],
}
