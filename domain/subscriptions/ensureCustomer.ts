import { row, sql } from '#database/sql.ts'
import { createCustomer } from '#providers/stripe/memberships.ts'
import type { SignedInReq } from '../Req.ts'

/** The member's customer at the card provider, made once. */
export async function ensureCustomer({ pool, user }: SignedInReq): Promise<string> {
  const known = await row<{ id: string | null }>(
    pool,
    sql`select card_customer_id as id from users where id = ${user.id}`,
  )
  if (known?.id) return known.id
  const id = await createCustomer({ id: user.id, email: user.email, name: `${user.firstName} ${user.lastName}` })
  await pool.query(sql`update users set card_customer_id = ${id} where id = ${user.id} and card_customer_id is null`)
  return id
}
