import type { CollectionConfig } from 'payload'
import { decideSale, reportDecision } from './sellBelowCost.ts'
import { allow } from '../../access/allow.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { readableWith } from '../../access/rules.ts'
import { cells } from '../../fields/cells.ts'
import { listFilters } from '../../fields/listFilters.ts'
import { systemField } from '../../fields/systemField.ts'
import { moneyField } from '../../fields/moneyField.ts'

export const Variants: CollectionConfig = {
  slug: 'variants',
  labels: { singular: 'Size and color', plural: 'Sizes and colors' },
  admin: {
    hidden: hiddenWithout('manageCatalogue'),
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
      'belowCost',
    ],
    listSearchableFields: ['sku', 'appearanceName', 'sizeName'],
    components: {
      beforeListTable: [
        listFilters('Filter sizes and colors', [
          { label: 'All', where: null },
          {
            label: 'Below cost, needs a decision',
            where: '[and][0][belowCost][equals]=true&where[and][1][sellBelowCost][equals]=false',
          },
        ]),
      ],
    },
    baseFilter: () => ({ 'merchandise.maker': { equals: 'print' } }),
    description:
      'Sizes and colors that the print provider sells. Prices are set there. You decide whether to sell below cost.',
  },
  access: { ...readableWith('manageCatalogue'), update: allow('manageCatalogue') },
  hooks: { beforeChange: [decideSale], afterChange: [reportDecision] },
  indexes: [{ fields: ['merchandise', 'position'] }],
  fields: [
    systemField({ name: 'merchandise', type: 'relationship', relationTo: 'merchandise', required: true, index: true }),
    systemField({ name: 'position', type: 'number', required: true, defaultValue: 0 }),
    systemField({
      name: 'providerVariantId',
      label: 'Number at the print provider',
      type: 'text',
      required: true,
      unique: true,
    }),
    systemField({ name: 'sku', label: 'SKU', type: 'text', required: true, index: true }),
    systemField({ name: 'sizeName', label: 'Size', type: 'text', required: true }),
    systemField({ name: 'appearanceId', label: 'Color number at the print provider', type: 'text', required: true }),
    systemField({ name: 'appearanceName', label: 'Color', type: 'text', required: true }),
    systemField({ name: 'appearanceColorValue', label: 'Color code', type: 'text' }),
    systemField({ name: 'imageUrl', label: 'Image', type: 'text', admin: { components: cells.picture } }),
    systemField(moneyField('retailPriceCents', 'Price')),
    systemField(moneyField('costCents', 'Cost')),
    systemField({ name: 'stock', label: 'Stock (empty: not counted)', type: 'number' }),
    systemField({
      name: 'sellable',
      label: 'For sale',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: { components: cells.yes },
    }),
    systemField({
      name: 'belowCost',
      label: 'Costs more than its price',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      index: true,
      admin: { components: cells.yes },
    }),
    {
      name: 'sellBelowCost',
      label: 'Sell below cost',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: {
        description:
          'Unchecked: not for sale while it costs more than its price. Checked: for sale at this price, immediately. If the price gets worse, you decide again.',
        components: cells.yes,
      },
    },
  ],
}
