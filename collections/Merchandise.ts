import type { CollectionConfig } from 'payload'
import { employeesOnly } from './access/employeesOnly.ts'
import { machineOwned } from './access/editable.ts'
import { machineField } from './fields/machineField.ts'

export const Merchandise: CollectionConfig = {
  slug: 'merchandise',
  labels: { singular: 'Merchandise', plural: 'Merchandise' },
  admin: {
    group: 'Shop',
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'hidden', 'vanishedAt', 'updatedAt'],
    components: { beforeListTable: ['/cms/components/catalogue/SyncBar.tsx#SyncBar'] },
    description:
      'Comes from the print provider by Sync Products. Title, category and hidden are yours and survive a sync.',
  },
  access: { ...machineOwned, update: employeesOnly },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'category', type: 'text', required: true, defaultValue: 'General', maxLength: 80, index: true },
    {
      name: 'hidden',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Hidden merchandise cannot be seen or bought.' },
    },
    machineField({ name: 'providerTitle', label: 'Title at the print provider', type: 'text' }),
    machineField({ name: 'description', type: 'textarea' }),
    machineField({
      name: 'articleId',
      label: 'Article at the print provider',
      type: 'text',
      required: true,
      unique: true,
      admin: { position: 'sidebar' },
    }),
    machineField({
      name: 'vanishedAt',
      label: 'Gone from the print provider since',
      type: 'date',
      admin: { position: 'sidebar' },
    }),
    machineField({ name: 'fingerprint', type: 'text', admin: { hidden: true } }),
    machineField({
      name: 'images',
      type: 'array',
      fields: [
        { name: 'imageUrl', type: 'text', required: true },
        { name: 'appearanceId', type: 'text' },
        { name: 'appearanceName', type: 'text' },
        { name: 'isPrimary', type: 'checkbox', defaultValue: false },
      ],
    }),
    {
      name: 'variants',
      type: 'join',
      collection: 'variants',
      on: 'merchandise',
      defaultLimit: 100,
      admin: { defaultColumns: ['appearanceName', 'sizeName', 'retailPriceCents', 'stock', 'sellable'] },
    },
  ],
}
