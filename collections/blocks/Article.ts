import type { Block } from 'payload'

export const Article: Block = {
  slug: 'article',
  labels: { singular: 'Article from the shop', plural: 'Articles from the shop' },
  fields: [
    {
      name: 'item',
      label: 'Article',
      type: 'relationship',
      relationTo: ['merchandise', 'products'],
      required: true,
      maxDepth: 0,
      admin: {
        description: 'Shown with its current picture and price. If it’s deleted or hidden, the block disappears.',
      },
    },
  ],
}
