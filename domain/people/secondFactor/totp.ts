import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** A clock that is half a minute off still fits. */
const SKEW_STEPS = 1
const SECRET_BYTES = 20

/** A new secret, in the letters people can type into their app. */
export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What an authenticator app reads from the QR code. */
export const addressOf = (secret: string, email: string): string => totpOf(secret, email).toString()

/**
 * Which step of the clock a code belongs to, or null for none near enough. Steps count up, so whoever remembers the last
 * one takes no code twice.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: SKEW_STEPS })
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Stone Hunt',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  })
}
