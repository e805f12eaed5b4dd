import type { CollectionConfig, Where } from 'payload'
import { allow } from '../access/allow.ts'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { cells } from '../fields/cells.ts'
import { hiddenField } from '../fields/hiddenField.ts'
import { systemField } from '../fields/systemField.ts'
import { internalField } from '../fields/internalField.ts'

/** Own goods are edited as products, which their articles follow. */
const PRINTED: Where = { maker: { equals: 'print' } }

export const Merchandise: CollectionConfig = {
  slug: 'merchandise',
  labels: { singular: 'Merchandise', plural: 'Merchandise' },
  admin: {
    hidden: hiddenWithout('manageCatalogue'),
    useAsTitle: 'title',
    defaultColumns: ['images', 'title', 'hidden', 'category', 'vanishedAt', 'updatedAt'],
    listSearchableFields: ['title', 'providerTitle', 'category'],
    baseFilter: () => PRINTED,
    components: { beforeListTable: ['/cms/components/shop/catalogue/SyncBar.tsx#SyncBar'] },
    description:
      'Synced from the print provider with Sync Products. A sync never changes the title, category and “Hidden” that you set here.',
  },
  access: { ...readableWith('manageCatalogue'), update: (args) => allow('manageCatalogue')(args) && PRINTED },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200, admin: { components: cells.title } },
    { name: 'category', type: 'text', required: true, defaultValue: 'General', maxLength: 80, index: true },
    hiddenField('Checked: no one can see or buy it, even if it’s already in a cart. Paid orders are still printed.'),
    systemField({ name: 'providerTitle', label: 'Title at the print provider', type: 'text' }),
    systemField({
      name: 'description',
      type: 'textarea',
      admin: {
        disableListColumn: true,
        components: { Field: '/cms/components/shop/catalogue/DescriptionField.tsx#DescriptionField' },
      },
    }),
    systemField({
      name: 'articleId',
      label: 'Article at the print provider',
      type: 'text',
      required: true,
      unique: true,
      admin: { position: 'sidebar' },
    }),
    systemField({
      name: 'vanishedAt',
      label: 'Removed at the print provider on',
      type: 'date',
      admin: { position: 'sidebar' },
    }),
    systemField({
      name: 'maker',
      type: 'select',
      required: true,
      defaultValue: 'print',
      options: ['print', 'own'],
      admin: { hidden: true },
    }),
    internalField({ name: 'product', type: 'relationship', relationTo: 'products', index: true }),
    internalField({ name: 'productTypeId', type: 'text' }),
    internalField({ name: 'fingerprint', type: 'text' }),
    systemField({
      name: 'images',
      label: 'Images',
      type: 'array',
      admin: { components: cells.picture, initCollapsed: true },
      fields: [
        { name: 'imageUrl', label: 'Address', type: 'text', required: true },
        internalField({ name: 'appearanceId', type: 'text' }),
        { name: 'appearanceName', label: 'Color', type: 'text' },
        { name: 'isPrimary', label: 'Shown first', type: 'checkbox', defaultValue: false },
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
