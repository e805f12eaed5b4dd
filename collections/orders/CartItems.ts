import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { moneyField } from '../fields/moneyField.ts'
import { createdAt } from '../fields/unindexedTimestamps.ts'

export const CartItems: CollectionConfig = {
  slug: 'cart-items',
  labels: { singular: 'In a cart', plural: 'In carts' },
  admin: {
    hidden: hiddenWithout('readOrders'),
    defaultColumns: ['variant', 'quantity', 'updatedAt'],
    description: 'What people have in their carts right now.',
  },
  defaultSort: '-updatedAt',
  access: readableWith('readOrders'),
  indexes: [{ fields: ['cart', 'variant'], unique: true }],
  fields: [
    { name: 'cart', type: 'relationship', relationTo: 'carts', required: true },
    {
      name: 'variant',
      label: 'Size and color',
      type: 'relationship',
      relationTo: 'variants',
      required: true,
      index: true,
    },
    { name: 'quantity', type: 'number', required: true, min: 1, max: 20 },
    // The last price shown to the buyer; checkout reports a different one before paying.
    moneyField('priceSeenCents', 'Price when last seen', { defaultValue: undefined }),
    createdAt,
  ],
}
