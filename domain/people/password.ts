import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { ShopError } from '../ShopError.ts'

const derive = promisify(pbkdf2)

// Payload's own format, so that its panel and ours accept the same passwords.
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_LENGTH = 32

/** Hashing takes a core for a while: two at a time, a short queue behind them, and the rest is asked to wait. */
const AT_ONCE = 2
const MAX_WAITING = 20
let running = 0
const waiting: (() => void)[] = []

export async function hashPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(32).toString('hex')
  return { salt, hash: PREFIX + (await slowly(password, salt)).toString('hex') }
}

/**
 * @param stored null for an unknown account: the same work is done, so that time tells nothing.
 */
export async function isRightPassword(
  password: string,
  stored: { hash: string | null; salt: string | null } | null,
): Promise<boolean> {
  const actual = await slowly(password, stored?.salt ?? 'ab'.repeat(32))
  if (!stored?.hash?.startsWith(PREFIX)) return false
  const expected = Buffer.from(stored.hash.slice(PREFIX.length), 'hex')
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

async function slowly(password: string, salt: string): Promise<Buffer> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new ShopError('too_many_requests', { retryAfterSeconds: 5 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await derive(password, salt, ITERATIONS, KEY_LENGTH, 'sha256')
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
