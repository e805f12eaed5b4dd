import type { CollectionConfig } from 'payload'
import { storeStoryMedia } from '#hooks/stories/storeStoryMedia.ts'
import { hiddenWithout } from './access/hiddenWithout.ts'
import { editableWith } from './access/rules.ts'
import { cells } from './fields/cells.ts'
import { moneyField } from './fields/moneyField.ts'
import { storyField } from './fields/storyField.ts'

export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Gear', plural: 'Gear' },
  admin: {
    hidden: hiddenWithout('manageCatalogue'),
    useAsTitle: 'name',
    defaultColumns: ['image', 'name', 'category', 'priceCents', 'inStock', 'createdAt'],
    listSearchableFields: ['name', 'description', 'category'],
    description:
      'Products on the shop page. You send them yourself, unless you choose the merchandise they’re sold as.',
  },
  defaultSort: '-createdAt',
  access: editableWith('manageCatalogue'),
  hooks: { afterChange: [storeStoryMedia('product')] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200, admin: { components: cells.title } },
    { name: 'description', type: 'textarea', maxLength: 10_000 },
    storyField('The text of the product’s page. Everyone can read it.', { hasDivider: false }),
    { name: 'image', label: 'Image', type: 'upload', relationTo: 'media', admin: { components: cells.picture } },
    { name: 'category', type: 'text', required: true, defaultValue: 'General', maxLength: 80, index: true },
    moneyField('priceCents', 'Price', {
      admin: { description: 'What buyers pay, unless it’s sold as merchandise.' },
    }),
    moneyField('costCents', 'What it costs you', {
      admin: { description: 'For your reports. Buyers never see it.' },
    }),
    {
      name: 'stockDesk',
      type: 'ui',
      admin: { components: { Field: '/cms/components/catalogue/StockDesk.tsx#StockDesk' } },
    },
    {
      name: 'inStock',
      label: 'In stock',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: { position: 'sidebar', components: cells.yes },
    },
    {
      name: 'merchandise',
      label: 'Sold as',
      type: 'relationship',
      relationTo: 'merchandise',
      filterOptions: { maker: { equals: 'print' } },
      admin: {
        position: 'sidebar',
        description:
          'Buyers get this merchandise from the print provider, at its price. Empty: you sell and send it yourself.',
      },
    },
  ],
}
