import { z } from 'zod'
import type { Cents } from '#contracts/shared/money.ts'
import { type Database, dynamicSql, parsedRow, sql, statement } from '#database/sql.ts'
import { raiseAlert, withdrawAlert } from '#domain/platform/alerts/raiseAlert.ts'

/**
 * What the card of the purchase `gift_card_sales s` owes: money that went back to its buyer after it was spent. Money
 * that comes into the balance pays it first, so the balance is zero while the card owes anything.
 */
export const owedOfSale = dynamicSql`
  greatest(0, s.refunded_cents - s.taken_cents + (select coalesce(sum(r.amount_cents), 0) from refunds r
    where r.gift_card_sale_id = s.id and r.status in ('requested', 'pending')))`

const debtRow = z.object({ saleId: z.number(), reference: z.string(), owedCents: z.number() })

/**
 * Locks the purchase of a gift card until the transaction ends, before money comes into the balance: a refund at the
 * card provider is then either counted here or counts this money. Cards that employees issue have no purchase.
 */
export async function lockPurchase(tx: Database, giftCardId: number): Promise<void> {
  await tx.query(statement`select 1 from gift_card_sales where gift_card_id = ${giftCardId} for update`)
}

/** Takes what the card owes from money that has just come into its balance. Requires `lockPurchase`. @returns what was taken. */
export async function settleDebt(tx: Database, giftCardId: number, inCents: Cents): Promise<Cents> {
  const debt = await parsedRow(
    tx,
    debtRow,
    dynamicSql`
      select s.id as "saleId", s.reference, ${owedOfSale} as "owedCents" from gift_card_sales s where s.gift_card_id = ${giftCardId}`,
  )
  if (!debt) return 0
  const cents = Math.min(debt.owedCents, inCents)
  if (cents <= 0) return 0
  await tx.query(sql`
    insert into gift_card_entries (gift_card_id, cents, what) values (${giftCardId}, ${-cents}, 'Taken back: the buyer has the money')`)
  await tx.query(
    sql`update gift_card_sales set taken_cents = taken_cents + ${cents}, updated_at = now() where id = ${debt.saleId}`,
  )
  await alertOfDebt(tx, debt, debt.owedCents - cents)
  return cents
}

/** One alert per purchase, with what is still missing; gone when nothing is. */
export async function alertOfDebt(
  tx: Database,
  { saleId, reference }: { saleId: number; reference: string },
  owedCents: Cents,
): Promise<void> {
  const key = `gift-card-spent:${saleId}`
  if (owedCents === 0) return withdrawAlert(tx, key)
  await raiseAlert(tx, { about: 'shop', key, alert: { kind: 'gift-card-owed', reference, owed: owedCents } })
}
