import { centsToAmount } from '#contracts/shared/money.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { amount, yesNo } from '../reports/cells.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from '../reports/readInPages.ts'
import { type Gift, giftColumns } from './giftColumns.ts'

type GiftCardRow = Gift & {
  id: number
  lastFour: string | null
  amountCents: number
  balanceCents: number | null
  isActive: boolean
  frozenAt: Date | null
  sale: string | null
  buyerEmail: string | null
  paidAt: Date | null
  refundedCents: number | null
  createdAt: Date
}

/** Codes are stored as hashes, so nobody can redeem a card with this list. */
export const listGiftCardRows = ({ pool }: { pool: Database }): AsyncGenerator<GiftCardRow> =>
  readInPages((after, limit) =>
    rows(
      pool,
      sql<GiftCardRow>`
        select g.id, g.last_four as "lastFour", g.amount_cents as "amountCents",
          coalesce((select sum(e.cents) from gift_card_entries e where e.gift_card_id = g.id), g.amount_cents) as "balanceCents",
          g.recipient_email as "recipientEmail", g.recipient_name as "recipientName", g.sender_name as "senderName", g.message,
          g.send_at as "sendAt", g.sent_at as "sentAt", g.is_active as "isActive", g.frozen_at as "frozenAt", s.reference as sale,
          s.buyer_email as "buyerEmail", s.paid_at as "paidAt", s.refunded_cents as "refundedCents", g.created_at as "createdAt"
        from gift_cards g left join gift_card_sales s on s.gift_card_id = g.id
        where g.id > ${after} order by g.id limit ${limit}`,
    ),
  )

export const giftCardColumns: Columns<GiftCardRow> = [
  { title: 'Id', value: ({ id }) => id },
  { title: 'Code ends in', value: ({ lastFour }) => lastFour },
  { title: 'Amount', value: ({ amountCents }) => centsToAmount(amountCents) },
  { title: 'Balance', value: ({ balanceCents }) => centsToAmount(balanceCents ?? 0) },
  ...giftColumns,
  { title: 'Active', value: ({ isActive }) => yesNo(isActive) },
  { title: 'On hold since', value: ({ frozenAt }) => frozenAt },
  { title: 'Purchase', value: ({ sale }) => sale },
  { title: 'Buyer’s email', value: ({ buyerEmail }) => buyerEmail },
  { title: 'Paid', value: ({ paidAt }) => paidAt },
  { title: 'Refunded', value: ({ refundedCents }) => amount(refundedCents) },
  { title: 'Created', value: ({ createdAt }) => createdAt },
]
