import type { CollectionConfig } from 'payload'
import { OPENS_ACCOUNT } from '#contracts/platform/mails.ts'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { cells, NOTHING } from '../fields/cells.ts'
import { languageField } from '../fields/languageField.ts'
import { internalField } from '../fields/internalField.ts'

const isShown = (mail?: { kind?: string }): boolean => mail?.kind !== undefined && !OPENS_ACCOUNT.includes(mail.kind)

/** Mails are queued in the transaction of their cause; `key` makes them unique. */
export const MailOutbox: CollectionConfig = {
  slug: 'mail-outbox',
  labels: { singular: 'Sent email', plural: 'Sent emails' },
  admin: {
    hidden: hiddenWithout('manageEmails'),
    useAsTitle: 'to',
    defaultColumns: ['to', 'kind', 'sentAt', 'problem', 'createdAt'],
    listSearchableFields: ['to', 'kind'],
    description: 'Every email that was sent or is about to be. Open one to read it or send it again.',
  },
  defaultSort: '-createdAt',
  access: readableWith('manageEmails'),
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/cms/components/platform/mails/MailPreview.tsx#MailPreview' } },
    },
    internalField({ name: 'key', type: 'text', required: true, unique: true }),
    { name: 'kind', type: 'text', required: true, admin: { components: { ...cells.kind, Field: NOTHING } } },
    { name: 'to', type: 'text', required: true },
    languageField(),
    {
      name: 'data',
      type: 'json',
      required: true,
      // The field for JSON would load an editor from another site.
      admin: { hidden: true },
      // Also denied without a document, because a search could guess a link letter by letter.
      access: { read: ({ doc }) => isShown(doc as { kind?: string } | undefined) },
    },
    { name: 'sentAt', label: 'Sent', type: 'date' },
    { name: 'skippedBecause', label: 'Not sent because', type: 'text' },
    { name: 'problem', label: 'What went wrong', type: 'text' },
  ],
}
