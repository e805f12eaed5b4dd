const CALLS_PER_MINUTE = 50
/** Burst size; together with the refill never more than the provider's 60 calls in any minute. */
const BURST = 10

export const PACE = { msPerCall: 60_000 / CALLS_PER_MINUTE, burst: BURST }

/** Reserves the next slot and returns the milliseconds until it. */
export type TakeTurn = () => Promise<number>

let nextAt = 0
let takeTurn: TakeTurn = () => {
  const now = Date.now()
  const turnAt = Math.max(nextAt, now - (BURST - 1) * PACE.msPerCall)
  nextAt = turnAt + PACE.msPerCall
  return Promise.resolve(Math.max(0, turnAt - now))
}

/** Shares the pace with other processes; until then it counts for this process only. */
export function paceBy(take: TakeTurn): void {
  takeTurn = take
}

export async function waitForTurn(): Promise<void> {
  const waitMs = await takeTurn()
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
}
