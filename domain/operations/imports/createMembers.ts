import { randomBytes } from 'node:crypto'
import { type Database, type Json, row, rows, sql } from '#database/sql.ts'
import { isEmailTaken } from '#domain/people/people/isEmailTaken.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import { storeFirstChoice } from '#domain/people/account/choosePostEmails.ts'
import type { Req } from '#domain/platform/Req.ts'
import { decideMember, type Decision, type KnownAccount } from './decideMember.ts'
import { findAccounts } from './findAccounts.ts'
import { type MemberLine, memberLineSchema } from './formats/MemberLine.ts'
import type { MovingImport } from './MovingImport.ts'
import { tryLine, UNREADABLE, UNSTORED } from './tryLine.ts'

const BATCH = 100

type PlannedLine = { line: number; key: string; data: Json }
type ImportedMember = { key: string; member: MemberLine; until: Date | null; now: Date }
type Made = { userId: number; previousUntil: Date | null }

/** Decides again about each line: an account may have been made since the check. */
export async function createMembers(tx: Database, moving: MovingImport, { log, now }: Req): Promise<boolean> {
  const { id, complimentaryUntil } = moving
  const lines = await rows(
    tx,
    sql<PlannedLine>`
      select line, key, data from import_lines
      where import_id = ${id} and action in ('create', 'update') and result = 'planned' order by line limit ${BATCH}`,
  )
  const { accounts, held } = await findAccounts(
    tx,
    lines.map(({ key }) => key),
    now,
  )
  for (const { line, key, data } of lines) {
    const read = memberLineSchema.safeParse(data)
    if (!read.success) {
      await storeResult(tx, { importId: id, line, now }, UNREADABLE, null)
      continue
    }
    const member = read.data
    const account = accounts.get(key) ?? null
    const situation = { account, isHeld: held.has(key), earlierLine: null, complimentaryUntil }
    const decision = decideMember({ member, problem: null }, situation)
    const until = member.isPaying ? complimentaryUntil : null
    const stored = await tryLine(tx, { log, importId: id, line }, async () => ({
      made: await carryOut(tx, decision, account, { key, member, until, now }),
    }))
    const made = stored?.made ?? null
    const became = made ? decision : stored ? skipped(decision) : UNSTORED
    await storeResult(tx, { importId: id, line, now }, became, made)
  }
  return lines.length === BATCH
}

/** @returns null if nothing was changed. */
async function carryOut(
  tx: Database,
  { action }: Decision,
  account: KnownAccount | null,
  wanted: ImportedMember,
): Promise<Made | null> {
  if (action === 'create') {
    const { key, member, until, now } = wanted
    const userId = await openImportedAccount(tx, { email: key, person: member, until, now })
    return userId === null ? null : { userId, previousUntil: null }
  }
  if (action !== 'update' || !account) return null
  await tx.query(sql`
    update users set complimentary_until = ${wanted.until}, updated_at = ${wanted.now} where id = ${account.id}`)
  return { userId: account.id, previousUntil: account.complimentaryUntil }
}

type NewAccount = {
  email: string
  person: Pick<MemberLine, 'firstName' | 'lastName' | 'joinedAt' | 'wantsEmails'>
  /** Complimentary until then. */
  until: Date | null
  now: Date
}

/**
 * Without a password: the link in an email to its address sets one. No email is sent.
 * @returns the account; null if the address has one, or an account can change back to it.
 */
export async function openImportedAccount(
  tx: Database,
  { email, person: member, until, now }: NewAccount,
): Promise<number | null> {
  const joinedAt = member.joinedAt && new Date(member.joinedAt) < now ? new Date(member.joinedAt) : now
  if (await isEmailTaken(tx, email, { except: null, now })) return null
  const created = await row(
    tx,
    sql<{ id: number }>`
      insert into users (email, normalized_email, first_name, last_name, handle, complimentary_until, created_at, updated_at)
      values (${email}, ${normalizeEmail(email)}, ${member.firstName}, ${member.lastName}, ${randomBytes(8).toString('hex')},
        ${until}, ${joinedAt}, ${now})
      on conflict (email) do nothing returning id`,
  )
  if (!created) return null
  if (member.wantsEmails) await storeFirstChoice(tx, created.id, { choice: 'at_once', now })
  return created.id
}

const skipped = (decision: Decision): Decision =>
  decision.action === 'create' ? { action: 'skip', reason: 'Has an account already.' } : decision

type Place = { importId: number; line: number; now: Date }

async function storeResult(
  tx: Database,
  { importId, line, now }: Place,
  { action, reason }: Decision,
  made: Made | null,
): Promise<void> {
  await tx.query(sql`
    update import_lines set action = ${action}, reason = ${reason}, result = ${made ? 'done' : 'planned'},
      done_at = ${made ? now : null}::timestamptz, user_id = coalesce(${made?.userId ?? null}, user_id),
      previous_until = ${made?.previousUntil ?? null}::timestamptz
    where import_id = ${importId} and line = ${line}`)
}
