import type { CollectionConfig } from 'payload'
import { editable } from './access/editable.ts'
import { moneyField } from './fields/moneyField.ts'

export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Product', plural: 'Products' },
  admin: {
    group: 'Shop',
    useAsTitle: 'name',
    defaultColumns: ['name', 'image', 'category', 'priceCents', 'inStock', 'rating'],
    description: 'Gear shown on /shop. Link a product to merchandise to make it buyable.',
  },
  access: editable,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200 },
    { name: 'description', type: 'textarea', maxLength: 10_000 },
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'category', type: 'text', required: true, defaultValue: 'General', maxLength: 80, index: true },
    moneyField('priceCents', 'Price'),
    { name: 'rating', type: 'number', required: true, defaultValue: 0, min: 0, max: 5 },
    { name: 'reviewCount', label: 'Reviews', type: 'number', required: true, defaultValue: 0, min: 0 },
    {
      name: 'inStock',
      label: 'In stock',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'merchandise',
      label: 'Sold as',
      type: 'relationship',
      relationTo: 'merchandise',
      admin: { position: 'sidebar' },
    },
  ],
}
