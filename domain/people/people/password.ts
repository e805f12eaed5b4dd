import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createFairQueue, type Lane } from './fairQueue.ts'

const deriveKey = promisify(pbkdf2)

// Payload's own format, so that its panel and our sign-in accept the same passwords.
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_LENGTH = 32

/** Each check uses a core for 0.1 to 0.3 s. Known devices and everyone else always have one slot each. */
export const CHECK_LIMITS = {
  slots: 3,
  slotsPerSide: 2,
  slotsPerNetwork: 1,
  waitingPerAccount: 20,
  waitingPerNetwork: 40,
  waitingNetworks: 40,
}

const runFairly = createFairQueue(CHECK_LIMITS)

const LOCAL: Lane = { network: 'local', account: '', isKnownDevice: true }

/** Hashes its composed form: keyboards send é as one character or as two. @throws AppError `too_many_requests`. */
export async function hashPassword(password: string, lane = LOCAL): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(32).toString('hex')
  return { salt, hash: PREFIX + (await derive(password.normalize('NFC'), salt, lane)).toString('hex') }
}

/**
 * Also matches hashes of other forms: older ones, and those that Payload's panel stored.
 * @param stored null for an unknown account: does the same work, so that timing reveals nothing.
 * @throws AppError `too_many_requests`.
 */
export async function isRightPassword(
  password: string,
  stored: { hash: string | null; salt: string | null } | null,
  lane = LOCAL,
): Promise<boolean> {
  const isKnown = stored?.hash?.startsWith(PREFIX) ?? false
  const expected = Buffer.from(isKnown ? (stored?.hash ?? '').slice(PREFIX.length) : '', 'hex')
  for (const form of new Set([password.normalize('NFC'), password, password.normalize('NFD')])) {
    const actual = await derive(form, stored?.salt ?? 'ab'.repeat(32), lane)
    if (expected.length === actual.length && timingSafeEqual(expected, actual)) return true
  }
  return false
}

const derive = (password: string, salt: string, lane: Lane): Promise<Buffer> =>
  runFairly(lane, () => deriveKey(password, salt, ITERATIONS, KEY_LENGTH, 'sha256'))
