import type { CollectionConfig } from 'payload'
import { closed } from '../access/rules.ts'

export const CommentLikes: CollectionConfig = {
  slug: 'comment-likes',
  labels: { singular: 'Like', plural: 'Likes' },
  admin: { hidden: true },
  access: closed,
  indexes: [{ fields: ['comment', 'user'], unique: true }],
  fields: [
    { name: 'comment', type: 'relationship', relationTo: 'comments', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
  ],
}
