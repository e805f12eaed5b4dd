/** How busy this process is at a moment. */
export type Load = {
  /** How late the event loop was lately, on average. */
  lagMs: number
  /** Requests being worked on; files that are being sent do not count. */
  inFlight: number
  /** For how long whoever wants a connection to the database has been waiting for one. */
  poolMs: number
}

/** A crowd of one moment is worked off in less than a second; these are not. */
const LIMITS: Load = { lagMs: 700, inFlight: 400, poolMs: 1000 }

/**
 * What there is too much of, or null.
 *
 * @param patience how many times as much is still fine: what comes again by itself may wait, a payment's news had better not.
 */
export function overloadOf(load: Load, patience = 1): keyof Load | null {
  const names = Object.keys(LIMITS) as (keyof Load)[]
  return names.find((name) => load[name] > LIMITS[name] * patience) ?? null
}
