import { row, sql } from '#database/sql.ts'
import { changeCustomerEmail } from '#providers/stripe/customers.ts'
import type { Req } from '#domain/platform/Req.ts'

/** Receipts of the card provider go to the address of the account. */
export async function moveCustomerEmail({ pool }: Req, userId: number): Promise<void> {
  const person = await row(
    pool,
    sql<{ customerId: string | null; email: string }>`
      select card_customer_id as "customerId", email from users where id = ${userId} and closed_at is null`,
  )
  if (person?.customerId) await changeCustomerEmail(person.customerId, person.email)
}
