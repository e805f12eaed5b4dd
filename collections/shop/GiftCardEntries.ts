import type { CollectionConfig } from 'payload'
import { readableWith } from '../access/rules.ts'
import { createdAt, updatedAt } from '../fields/unindexedTimestamps.ts'
import { moneyField } from '../fields/moneyField.ts'

/** The ledger: rows are added and never changed, and their sum is the balance. */
export const GiftCardEntries: CollectionConfig = {
  slug: 'gift-card-entries',
  labels: { singular: 'Gift card entry', plural: 'Gift card entries' },
  admin: { hidden: true, useAsTitle: 'what', defaultColumns: ['createdAt', 'what', 'cents', 'order'] },
  access: readableWith('manageCodes'),
  fields: [
    { name: 'giftCard', type: 'relationship', relationTo: 'gift-cards', required: true, index: true },
    moneyField('cents', 'Amount'),
    { name: 'what', type: 'text', required: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'refund', type: 'relationship', relationTo: 'refunds', unique: true },
    createdAt,
    updatedAt,
  ],
}
