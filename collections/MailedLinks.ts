import type { CollectionConfig } from 'payload'
import { nobody } from './access/nobody.ts'
import { readableWith } from './access/rules.ts'

/** Single-use links for a password, an email confirmation, or another email address. Only hashes are stored. */
export const MailedLinks: CollectionConfig = {
  slug: 'mailed-links',
  labels: { singular: 'Emailed link', plural: 'Emailed links' },
  admin: { hidden: true },
  access: { ...readableWith('manageEmails'), read: nobody },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    {
      name: 'purpose',
      type: 'select',
      required: true,
      options: ['reset-password', 'verify-email', 'change-email', 'undo-email-change', 'deny-sign-in'],
    },
    /** The address that it makes the account's. */
    { name: 'email', type: 'text' },
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'usedAt', type: 'date' },
  ],
}
