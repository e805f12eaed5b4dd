import { rows, sql } from '#database/sql.ts'
import { amount } from '../cells.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from '../readInPages.ts'
import type { Req } from '#domain/platform/Req.ts'

type ReferralRow = {
  id: number
  referrerId: number
  friendId: number | null
  joinedAt: Date
  state: string
  voidReason: string | null
  invoiceId: string | null
  dueAt: Date | null
  decidedAt: Date | null
  creditCents: number | null
}

/** Every friend of a member; the numbers of `readReferralReport` can be counted from it. */
export const listReferralRows = ({ pool }: Req): AsyncGenerator<ReferralRow> =>
  readInPages((after, limit) =>
    rows(
      pool,
      sql<ReferralRow>`
        select id, referrer_id as "referrerId", friend_id as "friendId", created_at as "joinedAt", state, void_reason as "voidReason",
          invoice_id as "invoiceId", due_at as "dueAt", decided_at as "decidedAt", credit_cents as "creditCents"
        from referrals where id > ${after} order by id limit ${limit}`,
    ),
  )

export const referralColumns: Columns<ReferralRow> = [
  { title: 'Friend', value: ({ id }) => id },
  { title: 'Invited by account', value: ({ referrerId }) => referrerId },
  { title: 'Account', value: ({ friendId }) => friendId },
  { title: 'Joined', value: ({ joinedAt }) => joinedAt },
  { title: 'State', value: ({ state }) => state },
  { title: 'Why no reward', value: ({ voidReason }) => voidReason },
  { title: 'Payment', value: ({ invoiceId }) => invoiceId },
  { title: 'Reward due', value: ({ dueAt }) => dueAt },
  { title: 'Decided', value: ({ decidedAt }) => decidedAt },
  { title: 'Credit', value: ({ creditCents }) => amount(creditCents) },
]
