import type { CollectionBeforeChangeHook } from 'payload'

/** The date of a post is that of its approval or publication. */
export const dateByApproval: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const before = (originalDoc as { status?: string } | undefined)?.status
  const isApproved =
    operation === 'update' && ['pending', 'draft', 'scheduled'].includes(before ?? '') && data['status'] === 'published'
  return isApproved ? { ...data, createdAt: new Date().toISOString() } : data
}
