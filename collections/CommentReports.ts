import type { CollectionConfig } from 'payload'
import { employeesOnly } from './access/employeesOnly.ts'
import { systemOwned } from './access/editable.ts'
import { cells } from './fields/cells.ts'

const admin = { components: cells.relation }

export const CommentReports: CollectionConfig = {
  slug: 'comment-reports',
  labels: { singular: 'Reported comment', plural: 'Reported comments' },
  admin: {
    group: 'Members',
    useAsTitle: 'id',
    defaultColumns: ['comment', 'user', 'createdAt'],
    description: 'Reported by members. Delete a report once you’ve reviewed it.',
  },
  defaultSort: '-createdAt',
  access: { ...systemOwned, delete: employeesOnly },
  indexes: [{ fields: ['comment', 'user'], unique: true }],
  fields: [
    { name: 'comment', type: 'relationship', relationTo: 'comments', required: true, admin },
    { name: 'user', label: 'Reported by', type: 'relationship', relationTo: 'users', required: true, admin },
  ],
}
