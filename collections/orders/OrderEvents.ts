import type { CollectionConfig } from 'payload'
import { readableWith } from '../access/rules.ts'
import { createdAt, updatedAt } from '../fields/unindexedTimestamps.ts'

/** The history of an order: `contracts/shop/orderEvents.ts` has the kinds and their texts. */
export const OrderEvents: CollectionConfig = {
  slug: 'order-events',
  labels: { singular: 'Order event', plural: 'Order events' },
  admin: { hidden: true, useAsTitle: 'kind' },
  access: readableWith('readOrders'),
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'values', type: 'json', required: true, defaultValue: {} },
    { name: 'isInternal', label: 'For employees only', type: 'checkbox', required: true, defaultValue: false },
    createdAt,
    updatedAt,
  ],
}
