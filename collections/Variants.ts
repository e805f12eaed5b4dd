import type { CollectionConfig } from 'payload'
import { machineOwned } from './access/editable.ts'
import { cells } from './fields/cells.ts'
import { machineField } from './fields/machineField.ts'
import { moneyField } from './fields/moneyField.ts'

export const Variants: CollectionConfig = {
  slug: 'variants',
  labels: { singular: 'Size and color', plural: 'Sizes and colors' },
  admin: {
    group: 'Shop',
    useAsTitle: 'sku',
    defaultColumns: [
      'merchandise',
      'imageUrl',
      'appearanceName',
      'sizeName',
      'retailPriceCents',
      'costCents',
      'stock',
      'sellable',
    ],
    listSearchableFields: ['sku', 'appearanceName', 'sizeName'],
    description: 'Sizes and colors of merchandise, as the print provider sells them. Prices are set there.',
  },
  access: machineOwned,
  indexes: [{ fields: ['merchandise', 'position'] }],
  fields: [
    { name: 'merchandise', type: 'relationship', relationTo: 'merchandise', required: true, index: true },
    machineField({ name: 'position', type: 'number', required: true, defaultValue: 0 }),
    machineField({ name: 'providerVariantId', type: 'text', required: true, unique: true }),
    machineField({ name: 'sku', type: 'text', required: true, index: true }),
    machineField({ name: 'sizeName', label: 'Size', type: 'text', required: true }),
    machineField({ name: 'appearanceId', type: 'text', required: true }),
    machineField({ name: 'appearanceName', label: 'Color', type: 'text', required: true }),
    machineField({ name: 'appearanceColorValue', type: 'text' }),
    machineField({ name: 'imageUrl', label: 'Picture', type: 'text', admin: { components: cells.picture } }),
    machineField(moneyField('retailPriceCents', 'Price')),
    machineField(moneyField('costCents', 'Cost')),
    machineField({ name: 'stock', label: 'Stock (empty: not counted)', type: 'number' }),
    machineField({
      name: 'sellable',
      label: 'For sale',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: { components: cells.yes },
    }),
  ],
}
