import type { FieldRecord } from './fieldStore.ts'

/** Devices that were never synchronized differ by less. */
const TOLERANCE_MS = 10 * 60_000

/** `early`: the device's clock was turned back, so nobody knows whether the copy has expired. */
type FieldState = 'open' | 'expired' | 'early'

/** @param latest the latest time this device has shown, in milliseconds. */
export function fieldStateOf({ expiresAt, savedAt }: FieldRecord, now: number, latest: number): FieldState {
  if (now >= Date.parse(expiresAt)) return 'expired'
  return now < Math.max(latest, Date.parse(savedAt)) - TOLERANCE_MS ? 'early' : 'open'
}
