import type { CollectionConfig } from 'payload'
import { allow } from '../access/allow.ts'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { cells } from '../fields/cells.ts'

const admin = { components: cells.relation }

export const CommentReports: CollectionConfig = {
  slug: 'comment-reports',
  labels: { singular: 'Reported comment', plural: 'Reported comments' },
  admin: {
    hidden: hiddenWithout('moderateComments'),
    useAsTitle: 'id',
    defaultColumns: ['comment', 'reason', 'note', 'user', 'createdAt'],
    description: 'Reported by members. Delete a report once you’ve reviewed it.',
  },
  defaultSort: '-createdAt',
  access: { ...readableWith('moderateComments'), delete: allow('moderateComments') },
  indexes: [{ fields: ['comment', 'user'], unique: true }],
  fields: [
    { name: 'comment', type: 'relationship', relationTo: 'comments', required: true, admin },
    { name: 'user', label: 'Reported by', type: 'relationship', relationTo: 'users', required: true, admin },
    {
      name: 'reason',
      type: 'select',
      options: [
        { value: 'spam', label: 'Spam or advertising' },
        { value: 'unkind', label: 'Unkind or harassing' },
        { value: 'off-topic', label: 'Off topic' },
        { value: 'profile', label: 'Name or picture' },
        { value: 'other', label: 'Something else' },
      ],
    },
    { name: 'note', type: 'textarea', maxLength: 500 },
  ],
}
