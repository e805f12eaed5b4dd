import { describeDevice } from '#domain/people/people/describeDevice.ts'
import { createHmac, randomBytes } from 'node:crypto'
import { cookieNames } from '#contracts/platform/cookies.ts'
import type { Browser } from './Browser.ts'
import type { Site } from './site.ts'

export const PASSWORD = 'a long walk along the river'

/** Hashing is slow, and every account has the same password. */
let hashed: Promise<{ hash: string; salt: string }> | undefined

/** An account, a session and a known device, without the form and its email; see `signUpByForm`. */
export async function newAccount(site: Site, email: string): Promise<Browser & { email: string }> {
  // Imported late, because it reads the site's environment.
  const { hashPassword } = await import('#domain/people/people/password.ts')
  const { normalizeEmail } = await import('#domain/platform/normalizeEmail.ts')
  const { openSession } = await import('#domain/people/people/session.ts')
  const { payload, pool } = site
  const { hash, salt } = await (hashed ??= hashPassword(PASSWORD))
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, normalized_email, first_name, last_name, handle, hash, salt)
     values ($1, $2, 'Test', 'Person', $3, $4, $5) returning id`,
    [email.toLowerCase(), normalizeEmail(email), randomBytes(8).toString('hex'), hash, salt],
  )
  const [account] = rows
  if (!account) throw new Error('The account was not stored')
  const deviceKey = randomBytes(24).toString('base64url')
  const now = new Date(Date.now() + site.clock.aheadMs)
  const { token } = await openSession(
    { payload, pool, user: null, now, log: payload.logger },
    { id: account.id, email, isEmployee: false },
    { deviceKey, device: describeDevice(), network: '127.0.0.1', isProved: false },
  )
  const browser = site.visitor()
  const names = cookieNames(site.url)
  browser.cookies.set(names.session, token)
  browser.cookies.set(names.device, `${deviceKey}.${signed(payload.secret, `device ${deviceKey}`)}`)
  return Object.assign(browser, { email })
}

const signed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')
