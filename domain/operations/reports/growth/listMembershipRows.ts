import type { Plan, Suspension } from '#contracts/people/people.ts'
import { rows, sql } from '#database/sql.ts'
import { amount, yesNo } from '../cells.ts'
import type { Columns } from '#domain/platform/csv.ts'
import type { StoredStatus } from '#domain/membership/subscriptions/StoredStatus.ts'
import type { Req } from '#domain/platform/Req.ts'

type MembershipRow = {
  id: number
  account: number
  plan: Plan
  status: StoredStatus
  isTrial: boolean
  startedAt: Date
  firstPaidAt: Date | null
  endedAt: Date | null
  periodEnd: Date | null
  lateSince: Date | null
  suspendedFor: Suspension | null
  pausedFrom: Date | null
  origin: string | null
  campaign: string | null
  postId: number | null
  invoiceId: string | null
  paidAt: Date | null
  cents: number | null
  returnedCents: number | null
}

const PAGE = 1000

/** One line for each payment; a membership without one has a line, too. */
export async function* listMembershipRows({ pool }: Req): AsyncGenerator<MembershipRow> {
  let after = { id: 0, invoiceId: '' }
  for (;;) {
    const page = await rows(
      pool,
      sql<MembershipRow>`
        select s.id, s.user_id as account, s.plan, s.status, coalesce(s.is_trial, false) as "isTrial", s.started_at as "startedAt",
          s.first_paid_at as "firstPaidAt", s.ended_at as "endedAt", s.current_period_end as "periodEnd", s.past_due_since as "lateSince",
          s.suspended_for as "suspendedFor", s.paused_from as "pausedFrom", a.origin, a.campaign, a.post_id as "postId",
          m.invoice_id as "invoiceId", m.paid_at as "paidAt", m.cents, m.returned_cents as "returnedCents"
        from subscriptions s left join attributions a on a.subscription_id = s.id
        left join membership_payments m on m.subscription_id = s.id
        where s.started_at is not null and (s.id, coalesce(m.invoice_id, '')) > (${after.id}, ${after.invoiceId})
        order by s.id, coalesce(m.invoice_id, '') limit ${PAGE}`,
    )
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = { id: last.id, invoiceId: last.invoiceId ?? '' }
  }
}

export const membershipColumns: Columns<MembershipRow> = [
  { title: 'Membership', value: ({ id }) => id },
  { title: 'Account', value: ({ account }) => account },
  { title: 'Plan', value: ({ plan }) => plan },
  { title: 'Status', value: ({ status }) => status },
  { title: 'Trial', value: ({ isTrial }) => yesNo(isTrial) },
  { title: 'Started', value: ({ startedAt }) => startedAt },
  { title: 'First paid', value: ({ firstPaidAt }) => firstPaidAt },
  { title: 'Ended', value: ({ endedAt }) => endedAt },
  { title: 'Period ends', value: ({ periodEnd }) => periodEnd },
  { title: 'Payment late since', value: ({ lateSince }) => lateSince },
  { title: 'Suspended for', value: ({ suspendedFor }) => suspendedFor },
  { title: 'Paused from', value: ({ pausedFrom }) => pausedFrom },
  { title: 'Came from', value: ({ origin }) => origin },
  { title: 'Campaign', value: ({ campaign }) => campaign },
  { title: 'Post', value: ({ postId }) => postId },
  { title: 'Payment', value: ({ invoiceId }) => invoiceId },
  { title: 'Paid', value: ({ paidAt }) => paidAt },
  { title: 'Amount', value: ({ cents }) => amount(cents) },
  { title: 'Went back', value: ({ returnedCents }) => amount(returnedCents) },
]
