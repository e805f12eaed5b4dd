const CALLS_PER_MINUTE = 50
/** So many may leave at once after a pause; together with the rest never more than the provider's 60 in any minute. */
const BURST = 10

export const PACE = { msPerCall: 60_000 / CALLS_PER_MINUTE, burst: BURST }

/** Takes the next turn, and says how many milliseconds are left until it. */
export type TakeTurn = () => Promise<number>

let nextAt = 0
let takeTurn: TakeTurn = () => {
  const now = Date.now()
  const turnAt = Math.max(nextAt, now - (BURST - 1) * PACE.msPerCall)
  nextAt = turnAt + PACE.msPerCall
  return Promise.resolve(Math.max(0, turnAt - now))
}

/** From now on turns are counted by somebody who knows of the other processes too; until then, for this process alone. */
export function paceBy(take: TakeTurn): void {
  takeTurn = take
}

/** Waits until another call may leave. */
export async function waitForTurn(): Promise<void> {
  const waitMs = await takeTurn()
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
}
