import type { CollectionConfig } from 'payload'
import { readableWith } from '../access/rules.ts'
import { createdAt, updatedAt } from '../fields/unindexedTimestamps.ts'
import { moneyField } from '../fields/moneyField.ts'

export const OrderLines: CollectionConfig = {
  slug: 'order-lines',
  labels: { singular: 'Order line', plural: 'Order lines' },
  admin: { hidden: true, useAsTitle: 'title' },
  access: readableWith('readOrders'),
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'position', type: 'number', required: true },
    { name: 'variant', type: 'relationship', relationTo: 'variants', index: true },
    { name: 'sku', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'size', type: 'text', required: true },
    { name: 'color', type: 'text', required: true },
    { name: 'imageUrl', type: 'text' },
    { name: 'quantity', type: 'number', required: true },
    moneyField('unitPriceCents', 'Unit price'),
    moneyField('lineTotalCents', 'Line total'),
    moneyField('codeDiscountCents', 'Discount by code'),
    moneyField('memberDiscountCents', 'Member discount'),
    moneyField('otherDiscountCents', 'Other discount'),
    moneyField('taxCents', 'Tax'),
    moneyField('unitCostCents', 'Unit cost'),
    { name: 'printState', type: 'select', options: ['in_production', 'shipped', 'cancelled'] },
    { name: 'maker', type: 'select', required: true, defaultValue: 'print', options: ['print', 'own'] },
    { name: 'stockTaken', type: 'number', required: true, defaultValue: 0 },
    { name: 'cancelledAt', label: 'Canceled at', type: 'date' },
    createdAt,
    updatedAt,
  ],
}
