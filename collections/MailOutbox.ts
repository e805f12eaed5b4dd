import type { CollectionConfig } from 'payload'
import { OPENS_ACCOUNT } from '#contracts/mails.ts'
import { machineOwned } from './access/editable.ts'

const isShown = (mail?: { kind?: string }): boolean => mail?.kind !== undefined && !OPENS_ACCOUNT.includes(mail.kind)

/** Mails to send, written in the transaction of what they tell about; `key` makes each of them unique. */
export const MailOutbox: CollectionConfig = {
  slug: 'mail-outbox',
  labels: { singular: 'Mail', plural: 'Mails' },
  admin: { group: 'Machine', useAsTitle: 'key', defaultColumns: ['kind', 'to', 'sentAt', 'problem', 'createdAt'] },
  defaultSort: '-createdAt',
  access: machineOwned,
  fields: [
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
    { name: 'sentAt', type: 'date' },
    { name: 'problem', type: 'text' },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/cms/components/mails/MailPreview.tsx#MailPreview' } },
    },
  ],
}
