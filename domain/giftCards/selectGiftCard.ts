import { z } from 'zod'
import { dynamicSql, type Statement } from '#database/sql.ts'
import { owedOfSale } from './settleDebt.ts'

export const giftCardRow = z.object({ id: z.number(), lastFour: z.string(), balanceCents: z.number() })
export type GiftCard = z.infer<typeof giftCardRow>

/**
 * The sum of the ledger of `gift_cards g`, and what pending orders of this cart hold: the next order of the cart gets
 * that back first, less what the card owes.
 */
export const balanceInCart = (cartId: Statement): Statement => dynamicSql`
  greatest(0, (select coalesce(sum(e.cents), 0) from gift_card_entries e where e.gift_card_id = g.id) + (
    select coalesce(sum(o.gift_cents), 0) - coalesce(sum((select sum(r.amount_cents) from refunds r
      where r.order_id = o.id and r.gift_card_id is not null)), 0)
    from orders o where o.cart_id = ${cartId} and o.payment = 'pending' and o.gift_card_id = g.id)
    - coalesce((select ${owedOfSale} from gift_card_sales s where s.gift_card_id = g.id), 0))`

/** The usable gift card of the cart `c` as JSON, or null. */
export const giftCardOfCart = (cart: Statement): Statement => dynamicSql`
  (select json_build_object('id', g.id, 'lastFour', g.last_four, 'balanceCents', ${balanceInCart(dynamicSql`${cart}.id`)})
    from gift_cards g where g.id = ${cart}.gift_card_id and g.is_active and g.frozen_at is null)`
