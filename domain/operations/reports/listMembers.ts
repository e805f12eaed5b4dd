import { z } from 'zod'
import { dynamicSql, parsedRows } from '#database/sql.ts'
import { planSchema, subscriptionStatusSchema } from '#contracts/people/people.ts'
import type { Req } from '#domain/platform/Req.ts'
import { currentSubscription } from '#domain/membership/subscriptions/currentSubscription.ts'
import { amount, yesNo } from './cells.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from './readInPages.ts'

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
  customerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  /** Of one period, without discounts and tax. */
  priceCents: z.number().nullable(),
  endsWithPeriod: z.boolean().nullable(),
  complimentaryUntil: z.date().nullable(),
  giftUntil: z.date().nullable(),
  confirmedAt: z.date().nullable(),
  postEmails: z.string().nullable(),
  letters: z.boolean().nullable(),
  consentedAt: z.date().nullable(),
})
type Member = z.infer<typeof memberRow>

/** With what another platform needs to go on charging and emailing. */
export const listMembers = ({ pool }: Req): AsyncGenerator<Member> =>
  readInPages((after, limit) =>
    parsedRows(
      pool,
      memberRow,
      dynamicSql`
        select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.created_at as "createdAt",
          s.plan, (select code from membership_offers where id = s.offer_id) as offer, s.status, s.current_period_end as "currentPeriodEnd", s.started_at as "startedAt", s.ended_at as "endedAt",
          u.card_customer_id as "customerId", s.subscription_id as "subscriptionId", s.price_cents as "priceCents",
          s.cancel_at_period_end as "endsWithPeriod", u.complimentary_until as "complimentaryUntil",
          (select max(g.ends_at) from gift_memberships g where g.redeemed_by_id = u.id) as "giftUntil",
          u.email_verified_at as "confirmedAt", c.choice as "postEmails", c.letters, c.chosen_at as "consentedAt"
        from users u
        left join post_email_choices c on c.user_id = u.id
        ${currentSubscription}
        where u.id > ${after} and u.closed_at is null order by u.id limit ${limit}`,
    ),
  )

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
  { title: 'Stripe customer', value: ({ customerId }) => customerId },
  { title: 'Stripe subscription', value: ({ subscriptionId }) => subscriptionId },
  { title: 'Price', value: ({ priceCents }) => amount(priceCents) },
  { title: 'Ends with the period', value: ({ endsWithPeriod }) => yesNo(endsWithPeriod) },
  { title: 'Complimentary until', value: ({ complimentaryUntil }) => complimentaryUntil },
  { title: 'Gift until', value: ({ giftUntil }) => giftUntil },
  { title: 'Email confirmed', value: ({ confirmedAt }) => confirmedAt },
  { title: 'Emails about posts', value: ({ postEmails }) => postEmails },
  { title: 'Letters', value: ({ letters }) => yesNo(letters) },
  { title: 'Emails chosen', value: ({ consentedAt }) => consentedAt },
]
