import type { CollectionConfig } from 'payload'
import { MAX_VIDEO_SECONDS } from '#contracts/shared/constants.ts'
import { PHOTO_STATES } from '#contracts/shop/photoStates.ts'
import { MAX_OPTION_NAME, MAX_PRODUCT_OPTIONS } from '#contracts/shop/productOptions.ts'
import { COUNTRY_CHOICES } from '#contracts/platform/settings.ts'
import { countStone } from './countStone.ts'
import { askedFilm, askedFind, askedSecond, frameOfFind, nameOfFind } from './askedStone.ts'
import { takeFromFind } from './takeFromFind.ts'
import { validateOptions } from './validateOptions.ts'
import { storeStoryMedia } from '#hooks/stories/storeStoryMedia.ts'
import { photoUpload } from '../../blocks/photoUpload.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { editableWith } from '../../access/rules.ts'
import { cells } from '../../fields/cells.ts'
import { hiddenField } from '../../fields/hiddenField.ts'
import { moneyField } from '../../fields/moneyField.ts'
import { storyField } from '../../fields/storyField.ts'

const PHOTO_CHOICES = Object.entries(PHOTO_STATES).map(([value, label]) => ({ value, label }))

export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Gear', plural: 'Gear' },
  admin: {
    hidden: hiddenWithout('manageCatalogue'),
    useAsTitle: 'name',
    defaultColumns: ['image', 'name', 'hidden', 'category', 'priceCents', 'inStock', 'createdAt'],
    listSearchableFields: ['name', 'description', 'category'],
    description:
      'Products on the shop page. You send them yourself, unless you choose the merchandise they’re sold as.',
  },
  defaultSort: '-createdAt',
  access: editableWith('manageCatalogue'),
  hooks: { beforeValidate: [takeFromFind], afterChange: [storeStoryMedia('product'), countStone] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 200,
      defaultValue: nameOfFind,
      admin: { components: cells.title },
    },
    { name: 'description', type: 'textarea', maxLength: 10_000 },
    storyField('The text of the product’s page. Everyone can read it.', { hasDivider: false }),
    {
      name: 'image',
      label: 'Image',
      type: 'upload',
      relationTo: 'media',
      defaultValue: frameOfFind,
      admin: { components: cells.picture },
    },
    { name: 'category', type: 'text', required: true, defaultValue: 'General', maxLength: 80, index: true },
    moneyField('priceCents', 'Price', {
      admin: { description: 'What buyers pay, unless it’s sold as merchandise.' },
    }),
    moneyField('costCents', 'What it costs you', {
      admin: { description: 'For your reports. Buyers never see it.' },
    }),
    {
      name: 'weightGrams',
      label: 'Weight in grams',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      max: 100_000,
      admin: { description: 'With its packaging. It decides the price of the parcel, where that goes by weight.' },
    },
    {
      name: 'options',
      type: 'array',
      label: 'Sizes or kinds',
      labels: { singular: 'Size or kind', plural: 'Sizes or kinds' },
      maxRows: MAX_PRODUCT_OPTIONS,
      validate: validateOptions,
      admin: {
        initCollapsed: true,
        components: { RowLabel: '/cms/components/shop/catalogue/OptionLabel.tsx#OptionLabel' },
        description:
          'Buyers choose one of them, and each has its own stock. Empty: there is nothing to choose. What you remove here stays in its orders.',
      },
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          maxLength: MAX_OPTION_NAME,
          hooks: { beforeValidate: [({ value }): unknown => (typeof value === 'string' ? value.trim() : value)] },
          admin: { description: 'For example “Large” or “Polished”.' },
        },
        moneyField('priceCents', 'Its price', {
          required: false,
          defaultValue: undefined,
          admin: { description: 'Empty: the price of the product.' },
        }),
        {
          name: 'weightGrams',
          label: 'Its weight in grams',
          type: 'number',
          min: 0,
          max: 100_000,
          admin: { description: 'Empty: the weight of the product.' },
        },
      ],
    },
    {
      name: 'sentTo',
      label: 'Sent only to',
      type: 'select',
      hasMany: true,
      options: [...COUNTRY_CHOICES],
      admin: { description: 'Empty: to all countries that you sell to.' },
    },
    {
      name: 'stockDesk',
      type: 'ui',
      admin: { components: { Field: '/cms/components/shop/catalogue/StockDesk.tsx#StockDesk' } },
    },
    {
      type: 'collapsible',
      label: 'The papers of a stone',
      admin: {
        initCollapsed: true,
        description: 'Fill in what you know. Its page shows it, also after the stone is sold.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'stoneKind',
              label: 'Kind',
              type: 'text',
              maxLength: 200,
              admin: { width: '50%', description: 'For example “Lake Superior agate”.' },
            },
            {
              name: 'stoneSize',
              label: 'Size',
              type: 'text',
              maxLength: 200,
              admin: { width: '50%', description: 'For example “62 × 48 × 30 mm”.' },
            },
          ],
        },
        {
          name: 'treatment',
          label: 'What was done to it',
          type: 'text',
          maxLength: 500,
          admin: { description: 'For example “Cut in half and polished by hand. Not dyed.”' },
        },
        {
          name: 'foundOn',
          label: 'Found on',
          type: 'date',
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
        {
          name: 'photos',
          label: 'More photos',
          type: 'array',
          maxRows: 12,
          fields: [
            { name: 'photo', ...photoUpload, required: true },
            {
              name: 'shows',
              label: 'Shows it',
              type: 'select',
              options: PHOTO_CHOICES,
            },
          ],
        },
        {
          name: 'find',
          label: 'Find',
          type: 'relationship',
          relationTo: 'finds',
          index: true,
          defaultValue: askedFind,
          admin: {
            description: 'Its card says that this stone is for sale. The film and the second are taken from it.',
          },
        },
        {
          type: 'row',
          fields: [
            {
              name: 'film',
              label: 'Film',
              type: 'relationship',
              relationTo: 'posts',
              filterOptions: { type: { equals: 'video' } },
              index: true,
              defaultValue: askedFilm,
              admin: { width: '70%', description: 'Where it came out. Its page says that this stone is for sale.' },
            },
            {
              name: 'filmSecond',
              label: 'Second in the film',
              type: 'number',
              min: 0,
              max: MAX_VIDEO_SECONDS,
              defaultValue: askedSecond,
              admin: { width: '30%' },
            },
          ],
        },
      ],
    },
    hiddenField(
      'Checked: no page, list or search shows it, and it can’t be bought, even if it’s already in a cart. Paid orders keep it.',
    ),
    {
      name: 'inStock',
      label: 'In stock',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: { position: 'sidebar', components: cells.yes },
    },
    {
      name: 'isUsed',
      label: 'Used before',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Its page and the merchant feed say “Used”.' },
    },
    {
      name: 'publicAt',
      label: 'Members first, until',
      type: 'date',
      admin: {
        position: 'sidebar',
        description: 'Everyone sees it, but only members can buy it before. Empty: for everyone at once.',
        date: { pickerAppearance: 'dayAndTime' },
      },
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
