import type { CollectionConfig } from 'payload'
import { readableWith } from '../access/rules.ts'
import { createdAt, updatedAt } from '../fields/unindexedTimestamps.ts'

export const ClaimMessages: CollectionConfig = {
  slug: 'claim-messages',
  labels: { singular: 'Message about a claim', plural: 'Messages about claims' },
  admin: { hidden: true, useAsTitle: 'text' },
  access: readableWith('readOrders'),
  fields: [
    { name: 'claim', type: 'relationship', relationTo: 'claims', required: true, index: true },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    { name: 'fromStaff', label: 'By an employee', type: 'checkbox', required: true, defaultValue: false },
    { name: 'text', type: 'textarea', required: true },
    createdAt,
    updatedAt,
  ],
}
