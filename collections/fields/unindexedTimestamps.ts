import type { DateField } from 'payload'

const bareMoment = (name: string): DateField => ({
  name,
  type: 'date',
  admin: { disableBulkEdit: true, hidden: true },
})

/**
 * Payload's createdAt and updatedAt without their indexes, which would slow down every write. Queries by these fields
 * filter by an indexed one too, or run once a night.
 */
export const createdAt = bareMoment('createdAt')
export const updatedAt = bareMoment('updatedAt')
