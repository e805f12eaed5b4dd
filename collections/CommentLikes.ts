import type { CollectionConfig } from 'payload'
import { readableWith } from './access/rules.ts'

export const CommentLikes: CollectionConfig = {
  slug: 'comment-likes',
  labels: { singular: 'Like', plural: 'Likes' },
  admin: { hidden: true },
  access: readableWith('moderateComments'),
  indexes: [{ fields: ['comment', 'user'], unique: true }],
  fields: [
    { name: 'comment', type: 'relationship', relationTo: 'comments', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
  ],
}
