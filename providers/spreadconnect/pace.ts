const CALLS_PER_MINUTE = 50
const BURST = 10
const MS_PER_CALL = 60_000 / CALLS_PER_MINUTE

let tokens = BURST
let filledAt = Date.now()
let queue: Promise<void> = Promise.resolve()

/** Waits until another call may leave: a short burst, then 50 a minute, below the 60 the provider allows. */
export function waitForTurn(): Promise<void> {
  queue = queue.then(takeToken)
  return queue
}

async function takeToken(): Promise<void> {
  const now = Date.now()
  tokens = Math.min(BURST, tokens + (now - filledAt) / MS_PER_CALL)
  filledAt = now
  if (tokens < 1) {
    await new Promise((resolve) => setTimeout(resolve, (1 - tokens) * MS_PER_CALL))
    return takeToken()
  }
  tokens -= 1
}
