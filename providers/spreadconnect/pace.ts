const CALLS_PER_MINUTE = 50
/** Burst size; together with the refill never more than the provider's 60 calls in any minute. */
const BURST = 10

export const PACE = { msPerCall: 60_000 / CALLS_PER_MINUTE, burst: BURST }

/** Reserves the next slot and returns the milliseconds until it. */
export type TakeTurn = () => Promise<number>

let nextAt = 0
let reserveSlot: TakeTurn = () => {
  const now = Date.now()
  const nextSlotAt = Math.max(nextAt, now - (BURST - 1) * PACE.msPerCall)
  nextAt = nextSlotAt + PACE.msPerCall
  return Promise.resolve(Math.max(0, nextSlotAt - now))
}

/** Shares the pace with other processes; until then it counts for this process only. */
export function paceBy(take: TakeTurn): void {
  reserveSlot = take
}

export async function waitForTurn(): Promise<void> {
  const waitMs = await reserveSlot()
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
}
