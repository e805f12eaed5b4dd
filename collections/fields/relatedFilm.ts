import type { RelationshipField } from 'payload'
import { cells } from './cells.ts'

/** The video that a document belongs to. */
export const relatedFilm = {
  name: 'post',
  type: 'relationship',
  relationTo: 'posts',
  filterOptions: { type: { equals: 'video' } },
  required: true,
  index: true,
  admin: { position: 'sidebar', components: cells.relation },
} satisfies RelationshipField
