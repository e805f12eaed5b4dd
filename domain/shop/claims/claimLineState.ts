import type { FulfilmentState, PrintState } from '#contracts/shop/orders.ts'
import type { Parcel } from '../orders/parcelsSchema.ts'

/**
 * What a line is to a claim. Only what was `sent` can be damaged or missing; `unknown` when the print provider doesn't say
 * what left. `waiting` is what it canceled, until an employee refunds it or prints it again.
 */
export type ClaimLineState = 'sent' | 'unknown' | 'coming' | 'waiting' | 'canceled' | 'withdrawn' | 'replaced'

type LineFacts = {
  id: number
  printState: PrintState | null
  isCancelled: boolean
  /** All of its pieces. */
  isWithdrawn: boolean
  /** The order that replaces it. */
  replacedBy: string | null
}
type OrderFacts = { fulfilment: FulfilmentState; parcels: Parcel[] }

const ALL_SENT: FulfilmentState[] = ['shipped', 'delivered']

export function claimLineState(line: LineFacts, { fulfilment, parcels }: OrderFacts): ClaimLineState {
  if (line.isCancelled) return 'canceled'
  if (line.replacedBy !== null) return 'replaced'
  if (line.isWithdrawn) return 'withdrawn'
  if (line.printState === 'cancelled') return 'waiting'
  if (line.printState === 'shipped' || parcels.some(({ lineIds }) => lineIds.includes(line.id))) return 'sent'
  if (ALL_SENT.includes(fulfilment)) return 'sent'
  const isListed = parcels.length > 0 && parcels.every(({ lineIds }) => lineIds.length > 0)
  return line.printState === null && !isListed ? 'unknown' : 'coming'
}

/** Whether its buyer may report something wrong with it. */
export const isClaimable = (state: ClaimLineState): boolean => state === 'sent' || state === 'unknown'
