import { randomInt } from 'node:crypto'
import { type Database, returnsRow, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { hashRecoveryCode } from './keys.ts'

const COUNT = 10
/** Without I, L, O, U, 0 and 1, which are easily confused. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const HALF_LENGTH = 5

/** Replaces all codes with ten new ones such as `7QK4M-2XWPA`; they are shown only once. */
export async function issueRecoveryCodes(tx: Database, req: Req, userId: number): Promise<string[]> {
  const half = () => Array.from({ length: HALF_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const codes = Array.from({ length: COUNT }, () => `${half()}-${half()}`)
  const hashes = codes.map((code) => hashRecoveryCode(req, userId, normalizeCode(code)))
  await tx.query(sql`delete from recovery_codes where user_id = ${userId}`)
  await tx.query(sql`
    insert into recovery_codes (user_id, code_hash) select ${userId}, hash from unnest(${hashes}::text[]) as hash`)
  return codes
}

export async function redeemRecoveryCode(tx: Database, req: Req, userId: number, code: string): Promise<boolean> {
  return returnsRow(
    tx,
    statement`
      update recovery_codes set used_at = ${req.now}
      where user_id = ${userId} and code_hash = ${hashRecoveryCode(req, userId, code)} and used_at is null
      returning 1`,
  )
}

export const normalizeCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
