const CALLS_PER_MINUTE = 50
/** Burst size; together with the refill never more than the provider's 60 calls in any minute. */
const BURST = 10

export const PACE = { msPerCall: 60_000 / CALLS_PER_MINUTE, burst: BURST }

/** Reserves the next slot and returns the milliseconds until it. */
type TakeTurn = () => Promise<number>

let nextAt = 0
let reserveSlot: TakeTurn = () => {
  const now = Date.now()
  const nextSlotAt = Math.max(nextAt, now - (BURST - 1) * PACE.msPerCall)
  nextAt = nextSlotAt + PACE.msPerCall
  return Promise.resolve(Math.max(0, nextSlotAt - now))
}

/** Takes a slot only while more than half of the burst is free, so that orders never wait for it. */
type TakeSpareTurn = () => Promise<boolean>

export const KEPT_FOR_ORDERS = BURST / 2

let takeSpare: TakeSpareTurn = async () => {
  const isSpare = nextAt <= Date.now() - KEPT_FOR_ORDERS * PACE.msPerCall
  return isSpare && (await reserveSlot()) === 0
}

/** Shares the pace with other processes; until then it counts for this process only. */
export function paceBy(take: TakeTurn, spare: TakeSpareTurn = async () => (await take()) === 0): void {
  reserveSlot = take
  takeSpare = spare
}

export const takeSpareTurn: TakeSpareTurn = () => takeSpare()

export async function waitForTurn(): Promise<void> {
  const waitMs = await reserveSlot()
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
}
