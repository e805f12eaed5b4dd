import { z } from 'zod'
import { dynamicSql, parsedRows } from '#database/sql.ts'
import { planSchema, subscriptionStatusSchema } from '#contracts/people.ts'
import type { Req } from '../Req.ts'
import { currentSubscription } from '../subscriptions/currentSubscription.ts'
import type { Columns } from './csv.ts'

const memberRow = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  plan: planSchema.nullable(),
  offer: z.string().nullable(),
  status: subscriptionStatusSchema.nullable(),
  currentPeriodEnd: z.date().nullable(),
  startedAt: z.date().nullable(),
  endedAt: z.date().nullable(),
  createdAt: z.date(),
})
type Member = z.infer<typeof memberRow>

const PAGE = 1000

export async function* listMembers({ pool }: Req): AsyncGenerator<Member> {
  let after = 0
  for (;;) {
    const page = await parsedRows(
      pool,
      memberRow,
      dynamicSql`
        select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.created_at as "createdAt",
          s.plan, (select code from membership_offers where id = s.offer_id) as offer, s.status, s.current_period_end as "currentPeriodEnd", s.started_at as "startedAt", s.ended_at as "endedAt"
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
  { title: 'Offer', value: ({ offer }) => offer },
]
