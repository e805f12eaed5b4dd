import { DAY_MS } from '#contracts/shared/dayMs.ts'

/** A delivery that nobody reports is assumed three weeks after shipping: as long as the slowest parcel takes. */
const ASSUMED_DELIVERY_DAYS = 21
const ASK_AFTER_DAYS = 14
/** So that a site which starts to ask doesn’t write to buyers of last year. */
const ASK_WITHIN_DAYS = 60

type Sent = { shippedAt: Date; deliveredAt: Date | null }

export function isDueToAsk({ shippedAt, deliveredAt }: Sent, now: Date): boolean {
  const arrived = deliveredAt?.getTime() ?? shippedAt.getTime() + ASSUMED_DELIVERY_DAYS * DAY_MS
  const days = (now.getTime() - arrived) / DAY_MS
  return days >= ASK_AFTER_DAYS && days < ASK_WITHIN_DAYS
}

/** Only orders that were shipped in between can be due. */
export const askWindow = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - (ASSUMED_DELIVERY_DAYS + ASK_WITHIN_DAYS) * DAY_MS),
  to: new Date(now.getTime() - ASK_AFTER_DAYS * DAY_MS),
})

type Changed = { content: string; photoId: number | null }

/** Other stars alone need no approval: there is nothing to read. */
export const statusAfterEdit = (
  status: 'pending' | 'published' | 'hidden',
  before: Changed,
  after: Changed,
): 'pending' | 'published' | 'hidden' =>
  status === 'published' && (before.content !== after.content || before.photoId !== after.photoId) ? 'pending' : status
