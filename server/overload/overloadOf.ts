export type Load = {
  lagMs: number
  /** Running requests, except file downloads. */
  inFlight: number
  /** How long the next request has waited for a database connection. */
  poolMs: number
}

/** Bursts end within a second. */
const LIMITS: Load = { lagMs: 700, inFlight: 400, poolMs: 1000 }

/** The exceeded limit, or null. @param patience multiplies the limits, for webhooks, which should not be rejected. */
export function overloadOf(load: Load, patience = 1): keyof Load | null {
  const names = Object.keys(LIMITS) as (keyof Load)[]
  return names.find((name) => load[name] > LIMITS[name] * patience) ?? null
}
