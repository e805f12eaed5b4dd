import type { CollectionBeforeChangeHook } from 'payload'

/** A member's upload counts as new from the moment an employee lets it through, not from when it was sent. */
export const appearNow: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const before = (originalDoc as { status?: string } | undefined)?.status
  const isApproved = operation === 'update' && before === 'pending' && data['status'] === 'published'
  return isApproved ? { ...data, createdAt: new Date().toISOString() } : data
}
