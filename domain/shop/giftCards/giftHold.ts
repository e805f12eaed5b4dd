import { z } from 'zod'
import type { OrderProblem } from '#contracts/shop/orderProblems.ts'
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

/** The problems an order can have because of the gift card that pays it. */
export const GIFT_HOLDS = ['gift-frozen', 'gift-owing', 'gift-inactive'] as const
type GiftHold = Extract<OrderProblem, { kind: (typeof GIFT_HOLDS)[number] }>

/** Why an order that this gift card pays must not go to print, or null. */
export function giftHold({ lastFour, paidCents, isActive, isFrozen, owedCents }: PayingCard): GiftHold | null {
  if (paidCents <= 0) return null
  if (isFrozen) return { kind: 'gift-frozen', lastFour }
  if (owedCents > 0) return { kind: 'gift-owing', lastFour }
  return isActive ? null : { kind: 'gift-inactive', lastFour }
}

/** Requires the order's lock. */
export const readGiftHold = async (tx: Database, orderId: number): Promise<GiftHold | null> => {
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
