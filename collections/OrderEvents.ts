import type { CollectionConfig } from 'payload'
import { readableWith } from './access/rules.ts'
import { createdAt, updatedAt } from './fields/unindexedTimestamps.ts'

export const OrderEvents: CollectionConfig = {
  slug: 'order-events',
  labels: { singular: 'Order event', plural: 'Order events' },
  admin: { hidden: true, useAsTitle: 'what' },
  access: readableWith('readOrders'),
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'what', type: 'text', required: true },
    { name: 'isInternal', label: 'For employees only', type: 'checkbox', required: true, defaultValue: false },
    createdAt,
    updatedAt,
  ],
}
