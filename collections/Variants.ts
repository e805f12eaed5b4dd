import type { CollectionConfig } from 'payload'
import { machineOwned } from './access/editable.ts'
import { machineField } from './fields/machineField.ts'
import { moneyField } from './fields/moneyField.ts'

export const Variants: CollectionConfig = {
  slug: 'variants',
  labels: { singular: 'Variant', plural: 'Variants' },
  admin: {
    group: 'Shop',
    useAsTitle: 'sku',
    defaultColumns: ['merchandise', 'appearanceName', 'sizeName', 'retailPriceCents', 'costCents', 'stock', 'sellable'],
    description: 'Sizes and colours of merchandise, as the print provider sells them.',
  },
  access: machineOwned,
  indexes: [{ fields: ['merchandise', 'position'] }],
  fields: [
    { name: 'merchandise', type: 'relationship', relationTo: 'merchandise', required: true, index: true },
    machineField({ name: 'position', type: 'number', required: true, defaultValue: 0 }),
    machineField({ name: 'providerVariantId', type: 'text', required: true, unique: true }),
    machineField({ name: 'sku', type: 'text', required: true, index: true }),
    machineField({ name: 'sizeName', type: 'text', required: true }),
    machineField({ name: 'appearanceId', type: 'text', required: true }),
    machineField({ name: 'appearanceName', type: 'text', required: true }),
    machineField({ name: 'appearanceColorValue', type: 'text' }),
    machineField({ name: 'imageUrl', type: 'text' }),
    machineField(moneyField('retailPriceCents', 'Price')),
    machineField(moneyField('costCents', 'Cost')),
    machineField({ name: 'stock', label: 'Stock (empty: not counted)', type: 'number' }),
    machineField({ name: 'sellable', type: 'checkbox', required: true, defaultValue: true }),
  ],
}
