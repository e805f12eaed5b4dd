import type { CollectionConfig } from 'payload'
import { readableWith } from '../access/rules.ts'
import { createdAt, updatedAt } from '../fields/unindexedTimestamps.ts'
import { internalField } from '../fields/internalField.ts'

export const Carts: CollectionConfig = {
  slug: 'carts',
  labels: { singular: 'Cart', plural: 'Carts' },
  admin: { useAsTitle: 'id', defaultColumns: ['id', 'user', 'updatedAt'], hidden: true },
  access: readableWith('readOrders'),
  fields: [
    // A hash of the cart cookie, so that a leaked table gives no access to carts.
    internalField({ name: 'keyHash', type: 'text', unique: true }),
    { name: 'user', type: 'relationship', relationTo: 'users', unique: true },
    { name: 'promoCode', type: 'relationship', relationTo: 'promo-codes', index: true },
    { name: 'giftCard', type: 'relationship', relationTo: 'gift-cards', index: true },
    { name: 'version', type: 'number', required: true, defaultValue: 0 },
    createdAt,
    updatedAt,
  ],
}
