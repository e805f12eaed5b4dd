import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** Accepts a clock that is up to 30 seconds off. */
const SKEW_STEPS = 1
const SECRET_BYTES = 20

export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The app lists the account under the name of the site. */
export const addressOf = (secret: string, email: string, siteName: string): string =>
  totpOf(secret, { issuer: siteName, label: email }).toString()

/** Storing the last used step prevents reusing a code. Null for a wrong or old code. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: SKEW_STEPS })
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}

function totpOf(secret: string, account?: { issuer: string; label: string }): TOTP {
  return new TOTP({
    ...account,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  })
}
