import { rows, sql } from '#database/sql.ts'
import type { SubscriptionStatus } from '#contracts/people.ts'
import type { Req } from '../Req.ts'
import { currentSubscription } from '../subscriptions/currentSubscription.ts'
import type { Columns } from './csv.ts'

type Member = {
  id: number
  email: string
  firstName: string
  lastName: string
  plan: string | null
  status: SubscriptionStatus | null
  currentPeriodEnd: Date | null
  startedAt: Date | null
  endedAt: Date | null
  createdAt: Date
}

const PAGE = 1000

export async function* listMembers({ pool }: Req): AsyncGenerator<Member> {
  let after = 0
  for (;;) {
    const page = await rows<Member>(
      pool,
      sql`
        select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.created_at as "createdAt",
          s.plan, s.status, s.current_period_end as "currentPeriodEnd", s.started_at as "startedAt", s.ended_at as "endedAt"
        from users u
        ${currentSubscription}
        where u.id > ${after} and u.closed_at is null order by u.id limit ${PAGE}`,
    )
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = last.id
  }
}

export const memberColumns: Columns<Member> = [
  { title: 'Email', value: ({ email }) => email },
  { title: 'First name', value: ({ firstName }) => firstName },
  { title: 'Last name', value: ({ lastName }) => lastName },
  { title: 'Account since', value: ({ createdAt }) => createdAt },
  { title: 'Plan', value: ({ plan }) => plan },
  { title: 'Status', value: ({ status }) => status },
  { title: 'Member since', value: ({ startedAt }) => startedAt },
  { title: 'Paid until', value: ({ currentPeriodEnd }) => currentPeriodEnd },
  { title: 'Ended', value: ({ endedAt }) => endedAt },
]
