import type { CollectionBeforeChangeHook } from 'payload'

/** A post is dated by its approval or publication, not by when it was sent or begun. */
export const dateByApproval: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const before = (originalDoc as { status?: string } | undefined)?.status
  const isApproved =
    operation === 'update' && (before === 'pending' || before === 'draft') && data['status'] === 'published'
  return isApproved ? { ...data, createdAt: new Date().toISOString() } : data
}
