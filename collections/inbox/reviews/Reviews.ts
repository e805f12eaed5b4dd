import type { CollectionConfig } from 'payload'
import { dateReply } from './dateReply.ts'
import { allow } from '../../access/allow.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { readableWith } from '../../access/rules.ts'
import { cells } from '../../fields/cells.ts'
import { listFilters } from '../../fields/listFilters.ts'
import { systemField } from '../../fields/systemField.ts'
import { internalField } from '../../fields/internalField.ts'

export const Reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Review', plural: 'Reviews' },
  admin: {
    hidden: hiddenWithout('moderateReviews'),
    useAsTitle: 'content',
    defaultColumns: ['stars', 'content', 'photo', 'decide', 'status', 'merchandise', 'createdAt'],
    listSearchableFields: ['content', 'reply'],
    components: {
      beforeListTable: [
        listFilters('Filter reviews', [
          { label: 'All', where: null },
          { label: 'Waiting for approval', where: '[status][equals]=pending' },
          { label: 'Without a reply', where: '[reply][exists]=false' },
          { label: 'Hidden', where: '[status][equals]=hidden' },
        ]),
        '/cms/components/shop/reviews/ReviewBar.tsx#ReviewBar',
      ],
    },
    description:
      'Reviews by people who bought the article. Hide what is spam, unkind or not about the article, never because of its stars.',
  },
  defaultSort: '-createdAt',
  access: { ...readableWith('moderateReviews'), update: allow('moderateReviews') },
  hooks: { beforeChange: [dateReply] },
  fields: [
    systemField({ name: 'stars', type: 'number', required: true }),
    systemField({ name: 'content', label: 'Review', type: 'textarea', required: true }),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { value: 'pending', label: 'Waiting for approval' },
        { value: 'published', label: 'Published' },
        { value: 'hidden', label: 'Hidden' },
      ],
      admin: { position: 'sidebar', components: cells.state },
    },
    {
      name: 'decide',
      label: 'Decide',
      type: 'ui',
      admin: { disableBulkEdit: true, components: { Cell: '/cms/components/shop/reviews/ReviewCell.tsx#ReviewCell' } },
    },
    {
      name: 'reply',
      label: 'Your reply',
      type: 'textarea',
      maxLength: 2000,
      admin: { description: 'Everyone sees it below the review, in the name of the shop. Empty: no reply.' },
    },
    systemField({ name: 'repliedAt', label: 'Replied', type: 'date', admin: { position: 'sidebar' } }),
    systemField({
      name: 'photo',
      type: 'upload',
      relationTo: 'media',
      index: true,
      admin: { components: cells.picture, condition: ({ photo }) => Boolean(photo) },
    }),
    systemField({
      name: 'merchandise',
      label: 'Article',
      type: 'relationship',
      relationTo: 'merchandise',
      required: true,
      index: true,
      admin: { position: 'sidebar', components: cells.relation },
    }),
    internalField({ name: 'line', type: 'relationship', relationTo: 'order-lines', required: true, unique: true }),
    systemField({
      name: 'author',
      label: 'Account',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar', components: cells.relation },
    }),
    internalField({ name: 'handle', type: 'text', required: true }),
    systemField({ name: 'editedAt', label: 'Edited', type: 'date', admin: { position: 'sidebar' } }),
  ],
}
