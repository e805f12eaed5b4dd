import type { DateField } from 'payload'

const bareMoment = (name: string): DateField => ({
  name,
  type: 'date',
  admin: { disableBulkEdit: true, hidden: true },
})

/** When a row was stored and last changed. Nobody looks for one by it, so no write pays for an index of it. */
export const createdAt = bareMoment('createdAt')
export const updatedAt = bareMoment('updatedAt')
