import type { CollectionConfig } from 'payload'
import { readableWith } from '../access/rules.ts'
import { internalField } from '../fields/internalField.ts'

/** Why orders need an employee: `contracts/shop/orderProblems.ts` has the kinds and their texts. */
export const OrderProblems: CollectionConfig = {
  slug: 'order-problems',
  labels: { singular: 'Order problem', plural: 'Order problems' },
  admin: { hidden: true, useAsTitle: 'kind' },
  access: readableWith('readOrders'),
  timestamps: false,
  defaultSort: 'id',
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    internalField({ name: 'subject', type: 'text', required: true, defaultValue: '' }),
    { name: 'values', type: 'json', required: true, defaultValue: {} },
    { name: 'openedAt', label: 'Since', type: 'date', required: true },
    { name: 'closedAt', label: 'Until', type: 'date' },
    { name: 'isOpen', label: 'Open', type: 'checkbox', required: true },
  ],
}
