import type { CollectionConfig } from 'payload'
import { isSeriesSlug } from '#contracts/content/seriesSlug.ts'
import { slugFromTitle } from './slugFromTitle.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { posts } from '../../access/posts.ts'
import { cells } from '../../fields/cells.ts'

export const Series: CollectionConfig = {
  slug: 'series',
  labels: { singular: 'Series', plural: 'Series' },
  admin: {
    hidden: hiddenWithout('readPosts'),
    useAsTitle: 'title',
    defaultColumns: ['cover', 'title', 'slug', 'createdAt'],
    listSearchableFields: ['title', 'description'],
    description: 'Posts that belong together, in the order you give them.',
  },
  defaultSort: '-createdAt',
  access: posts,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200, admin: { components: cells.title } },
    {
      name: 'slug',
      label: 'Address',
      type: 'text',
      required: true,
      unique: true,
      hooks: { beforeValidate: [slugFromTitle], beforeDuplicate: [() => null] },
      validate: (slug: unknown) =>
        (typeof slug === 'string' && isSeriesSlug(slug)) || 'Use lowercase letters, numbers and single hyphens.',
      admin: {
        position: 'sidebar',
        description: 'Part of the link, for example laguna-2026. Leave it empty to use the title.',
      },
    },
    { name: 'description', type: 'textarea', maxLength: 2000 },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Everyone sees it once a part is published.', components: cells.picture },
    },
    {
      name: 'parts',
      type: 'join',
      collection: 'posts',
      on: 'series',
      orderable: true,
      defaultLimit: 50,
      admin: {
        defaultColumns: ['title', 'status', 'isSubscriberOnly'],
        description: 'Drag the parts into their order.',
      },
    },
  ],
}
