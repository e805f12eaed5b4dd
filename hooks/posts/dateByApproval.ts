import type { CollectionBeforeChangeHook } from 'payload'

/** A member's upload is dated by its approval, not by when it was sent. */
export const dateByApproval: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const before = (originalDoc as { status?: string } | undefined)?.status
  const isApproved = operation === 'update' && before === 'pending' && data['status'] === 'published'
  return isApproved ? { ...data, createdAt: new Date().toISOString() } : data
}
