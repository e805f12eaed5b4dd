/** How busy this process is. */
export type Load = {
  /** The recent delay of the event loop. */
  lagMs: number
  /** Running requests, without those that send files. */
  inFlight: number
  /** How long the next request has been waiting for a database connection. */
  poolMs: number
}

/** A burst is over in less than a second; these are not. */
const LIMITS: Load = { lagMs: 700, inFlight: 400, poolMs: 1000 }

/**
 * The limit that is exceeded, or null.
 *
 * @param patience how many times as much is still fine: what comes again by itself may wait, a payment's news had better not.
 */
export function overloadOf(load: Load, patience = 1): keyof Load | null {
  const names = Object.keys(LIMITS) as (keyof Load)[]
  return names.find((name) => load[name] > LIMITS[name] * patience) ?? null
}
