import { randomBytes, randomInt } from 'node:crypto'
import { EMAIL_CODE_MINUTES } from '#contracts/shared/constants.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql, statement } from '#database/sql.ts'
import { addJob, type Jobs } from '#domain/platform/addJob.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { sha256 } from '#domain/platform/sha256.ts'
import { hashDeviceKey } from '../knownDevice.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import { originOf } from '#domain/platform/Origin.ts'
import { requestPasswordReset } from '../resetPassword.ts'
import { hashEmailCode } from './hashEmailCode.ts'

const MAILS_PER_HOUR = 3
/** Five guesses at each of a million codes: guessing all day opens one account in 33,000. */
const MAILS_PER_DAY_ELSEWHERE = 6
const HOUR = 3_600_000

type CodeAccount = { id: number; opensByCode: boolean; isKnownDevice: boolean }
type CodeRequest = { email: string; redirect: string }

/**
 * The response does not reveal whether the address has an account: a code that nobody gets is stored as well, and every
 * statement runs for both. An address that was never confirmed gets a link to a new password instead, if it has a password:
 * somebody else may have signed up with it.
 * @returns the key that its browser keeps.
 */
export async function requestEmailCode(req: Req, { email, redirect }: CodeRequest): Promise<string> {
  const name = email.trim().toLowerCase()
  const browserKey = randomBytes(32).toString('base64url')
  await inTransaction(req.pool, async (tx) => {
    const mailbox = sha256(normalizeEmail(name))
    await tx.query(statement`select pg_advisory_xact_lock(hashtext('email code'), hashtext(${mailbox}))`)
    const account = await findAccount(tx, req, name)
    const isKnownDevice = account?.isKnownDevice ?? false
    const hasReached = await hasReachedLimit(tx, req, mailbox, isKnownDevice)
    const sends = account === null ? 'nothing' : !account.opensByCode ? 'new_password' : hasReached ? 'nothing' : 'code'
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const browserHash = sha256(browserKey)
    await tx.query(sql`
      insert into sign_in_codes (browser_hash, email_hash, code_hash, user_id, is_known_device, redirect, created_at, expires_at)
      values (${browserHash}, ${mailbox}, ${hashEmailCode(req, browserHash, code)},
        ${sends === 'code' ? (account?.id ?? null) : null}::int, ${isKnownDevice}, ${redirect}, ${req.now},
        ${new Date(req.now.getTime() + EMAIL_CODE_MINUTES * 60_000)})`)
    await addJob(tx, 'mailSignInCode', { email: name, code, browserHash, sends })
  })
  return browserKey
}

export async function mailSignInCode(
  req: Req,
  { email, code, browserHash, sends }: Jobs['mailSignInCode'],
): Promise<void> {
  if (sends === 'new_password') await requestPasswordReset(req, email)
  if (sends !== 'code') return
  const key = `sign-in-code:${browserHash.slice(0, 32)}`
  const data = { firstName: '', token: code }
  await inTransaction(req.pool, (tx) => queueMail(tx, { kind: 'sign-in-code', key, to: email, data }))
}

const findAccount = (tx: Database, req: Req, email: string): Promise<CodeAccount | null> =>
  row(
    tx,
    sql<CodeAccount>`
      select id, (email_verified_at is not null or (hash is null and role is null)) as "opensByCode", exists (
        select 1 from known_devices where user_id = u.id and device_hash = ${hashDeviceKey(originOf(req).deviceKey())}
      ) as "isKnownDevice"
      from users u where email = ${email} and closed_at is null`,
  )

/** Known devices have their own limit, so that a stranger's requests don't keep the owner out. */
async function hasReachedLimit(tx: Database, { now }: Req, mailbox: string, isKnownDevice: boolean): Promise<boolean> {
  const recent = await row(
    tx,
    sql<{ hour: number; day: number }>`
      select count(*) filter (where created_at > ${new Date(now.getTime() - HOUR)}) as hour, count(*) as day from sign_in_codes
      where email_hash = ${mailbox} and created_at > ${new Date(now.getTime() - 24 * HOUR)}
        and user_id is not null and is_known_device = ${isKnownDevice}`,
  )
  if ((recent?.hour ?? 0) >= MAILS_PER_HOUR) return true
  return !isKnownDevice && (recent?.day ?? 0) >= MAILS_PER_DAY_ELSEWHERE
}
