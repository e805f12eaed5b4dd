import { type Database, rows, sql } from '#database/sql.ts'
import { amount } from '../reports/cells.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from '../reports/readInPages.ts'
import { type Gift, giftColumns } from './giftColumns.ts'

type GiftMembershipRow = Gift & {
  id: number
  lastFour: string | null
  months: number
  redeemedAt: Date | null
  redeemedBy: string | null
  beginsAt: Date | null
  endsAt: Date | null
  endedEarlyAt: Date | null
  frozenAt: Date | null
  voidedAt: Date | null
  sale: string | null
  buyerEmail: string | null
  paidAt: Date | null
  paidCents: number | null
  refundedCents: number | null
  createdAt: Date
}

/** Codes are stored as hashes, so nobody can redeem a gift with this list. */
export const listGiftMembershipRows = ({ pool }: { pool: Database }): AsyncGenerator<GiftMembershipRow> =>
  readInPages((after, limit) =>
    rows(
      pool,
      sql<GiftMembershipRow>`
        select g.id, g.last_four as "lastFour", g.months, g.recipient_email as "recipientEmail", g.recipient_name as "recipientName",
          g.sender_name as "senderName", g.message, g.send_at as "sendAt", g.sent_at as "sentAt", g.redeemed_at as "redeemedAt",
          u.email as "redeemedBy", g.begins_at as "beginsAt", g.ends_at as "endsAt", g.ended_early_at as "endedEarlyAt",
          g.frozen_at as "frozenAt", g.voided_at as "voidedAt", s.reference as sale, s.buyer_email as "buyerEmail",
          s.paid_at as "paidAt", s.amount_cents as "paidCents", s.refunded_cents as "refundedCents",
          g.created_at as "createdAt"
        from gift_memberships g left join gift_card_sales s on s.gift_membership_id = g.id
        left join users u on u.id = g.redeemed_by_id and u.closed_at is null
        where g.id > ${after} order by g.id limit ${limit}`,
    ),
  )

export const giftMembershipColumns: Columns<GiftMembershipRow> = [
  { title: 'Id', value: ({ id }) => id },
  { title: 'Code ends in', value: ({ lastFour }) => lastFour },
  { title: 'Months', value: ({ months }) => months },
  ...giftColumns,
  { title: 'Redeemed', value: ({ redeemedAt }) => redeemedAt },
  { title: 'Redeemed by', value: ({ redeemedBy }) => redeemedBy },
  { title: 'Membership from', value: ({ beginsAt }) => beginsAt },
  { title: 'Membership until', value: ({ endsAt }) => endsAt },
  { title: 'Ended by an owner', value: ({ endedEarlyAt }) => endedEarlyAt },
  { title: 'On hold since', value: ({ frozenAt }) => frozenAt },
  { title: 'Void since', value: ({ voidedAt }) => voidedAt },
  { title: 'Purchase', value: ({ sale }) => sale },
  { title: 'Buyer’s email', value: ({ buyerEmail }) => buyerEmail },
  { title: 'Paid', value: ({ paidAt }) => paidAt },
  { title: 'Amount', value: ({ paidCents }) => amount(paidCents) },
  { title: 'Refunded', value: ({ refundedCents }) => amount(refundedCents) },
  { title: 'Created', value: ({ createdAt }) => createdAt },
]
