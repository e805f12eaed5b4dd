import { sha256 } from '#domain/platform/sha256.ts'
import { type Database, returnsRow, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { type OrderProof, orderOfBuyer } from './orderOfBuyer.ts'

/** Of the address, so that a person who was deleted stays left alone. */
const hashOf = (email: string): string => sha256(email.trim().toLowerCase())

export const isOptedOut = (database: Database, email: string): Promise<boolean> =>
  returnsRow(database, statement`select 1 from review_opt_outs where email_hash = ${hashOf(email)}`)

/** For every order of this order’s address. @throws AppError `order_not_found`. */
export async function changeReviewEmails(req: Req, proof: OrderProof, on: boolean): Promise<void> {
  const { email } = await orderOfBuyer(req.pool, req, proof)
  if (email === '') return
  await changeReviewRequests(req.pool, email, { isWanted: on, now: req.now })
}

export async function changeReviewRequests(
  database: Database,
  email: string,
  { isWanted, now }: { isWanted: boolean; now: Date },
): Promise<void> {
  await database.query(
    isWanted
      ? sql`delete from review_opt_outs where email_hash = ${hashOf(email)}`
      : sql`insert into review_opt_outs (email_hash, created_at) values (${hashOf(email)}, ${now}) on conflict do nothing`,
  )
}
