import { type Database, sql } from '#database/sql.ts'
import type { MembershipMoney } from '#providers/stripe/membershipMoney.ts'

/** For reports and rewards. What the card provider says now replaces what it said before. */
export async function storeMembershipPayments(
  tx: Database,
  subscriptionId: number,
  payments: MembershipMoney['payments'],
): Promise<void> {
  if (payments.length === 0) return
  await tx.query(sql`
    insert into membership_payments as known (invoice_id, subscription_id, cents, returned_cents, is_disputed, card_fingerprint, paid_at)
    select "invoiceId", ${subscriptionId}::int, cents, "returnedCents", "isDisputed", "cardFingerprint", "paidAt"
    from json_to_recordset(${JSON.stringify(payments)}::json) as paid
      ("invoiceId" varchar, cents int, "returnedCents" int, "isDisputed" boolean, "cardFingerprint" varchar, "paidAt" timestamptz)
    on conflict (invoice_id) do update set returned_cents = excluded.returned_cents, is_disputed = excluded.is_disputed
    where (known.returned_cents, known.is_disputed) is distinct from (excluded.returned_cents, excluded.is_disputed)`)
}
