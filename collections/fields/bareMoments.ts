import type { DateField } from 'payload'

const bareMoment = (name: string): DateField => ({
  name,
  type: 'date',
  admin: { disableBulkEdit: true, hidden: true },
})

/**
 * When a row was stored and last changed: as Payload's own fields, but without an index each write would pay for. What is
 * asked by them is asked beside something that has one, or once a night.
 */
export const createdAt = bareMoment('createdAt')
export const updatedAt = bareMoment('updatedAt')
