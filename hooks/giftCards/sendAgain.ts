import type { CollectionBeforeChangeHook } from 'payload'
import type { GiftCard } from '../../payload-types.ts'

/** Due again now: the next email has a new code, and the old one stops working. */
export const sendAgain: CollectionBeforeChangeHook<GiftCard> = ({ data, originalDoc }) => {
  if (!data.sendAgain || !originalDoc?.sentAt) return data
  return { ...data, sentAt: null, sendAt: new Date().toISOString() }
}
