import { z } from 'zod'
import { type Database, dynamicSql, parsedRow } from '#database/sql.ts'
import { owedOfSale } from './settleDebt.ts'

const cardRow = z.object({
  lastFour: z.string(),
  /** What it still pays of the order. */
  paidCents: z.number(),
  isActive: z.boolean(),
  isFrozen: z.boolean(),
  owedCents: z.number(),
})
type PayingCard = z.infer<typeof cardRow>

/** Why an order that this gift card pays must not go to print, or null. */
export function giftHold({ lastFour, paidCents, isActive, isFrozen, owedCents }: PayingCard): string | null {
  if (paidCents <= 0) return null
  const holds = giftHolds(lastFour)
  if (isFrozen) return holds.frozen
  if (owedCents > 0) return holds.owing
  return isActive ? null : holds.inactive
}

/** The problems an order can have because of the gift card that pays it. */
export const giftHolds = (lastFour: string): Record<'frozen' | 'owing' | 'inactive', string> => {
  const card = `The gift card ending in ${lastFour} pays for this order, but`
  return {
    frozen: `${card} a bank is checking the payment for that card. Try again once the bank has decided, or cancel the order.`,
    owing: `${card} the buyer of that card has the money back. Cancel the order, or try again to print it anyway.`,
    inactive: `${card} that card was deactivated. Cancel the order, or try again to print it anyway.`,
  }
}

/** Requires the order's lock. */
export const readGiftHold = async (tx: Database, orderId: number): Promise<string | null> => {
  const card = await parsedRow(
    tx,
    cardRow,
    dynamicSql`
      select coalesce(g.last_four, '') as "lastFour", coalesce(g.is_active, false) as "isActive", g.frozen_at is not null as "isFrozen",
        coalesce((select ${owedOfSale} from gift_card_sales s where s.gift_card_id = g.id), 0) as "owedCents",
        o.gift_cents - coalesce((select sum(r.amount_cents) from refunds r where r.order_id = o.id and r.gift_card_id is not null), 0) as "paidCents"
      from orders o join gift_cards g on g.id = o.gift_card_id where o.id = ${orderId}`,
  )
  return card && giftHold(card)
}
