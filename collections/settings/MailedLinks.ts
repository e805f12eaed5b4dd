import type { CollectionConfig } from 'payload'
import { closed } from '../access/rules.ts'
import { internalField } from '../fields/internalField.ts'

/** Single-use links for a password, an email confirmation, or another email address. Only hashes are stored. */
export const MailedLinks: CollectionConfig = {
  slug: 'mailed-links',
  labels: { singular: 'Emailed link', plural: 'Emailed links' },
  admin: { hidden: true },
  access: closed,
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
    internalField({ name: 'tokenHash', type: 'text', required: true, unique: true }),
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'usedAt', type: 'date' },
  ],
}
