import type { CollectionBeforeChangeHook } from 'payload'
import type { GiftCard } from '../../../payload-types.ts'

/** Due again now, also after its address was corrected: the next email has a new code, and the old one stops working. */
export const sendAgain: CollectionBeforeChangeHook<GiftCard> = ({ data, originalDoc }) => {
  if (!originalDoc?.sentAt) return data
  const isCorrected = data.recipientEmail !== undefined && data.recipientEmail !== originalDoc.recipientEmail
  return data.sendAgain || isCorrected ? { ...data, sentAt: null, sendAt: new Date().toISOString() } : data
}
