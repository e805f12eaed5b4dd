import { z } from 'zod'
import { planSchema } from '#contracts/people/people.ts'
import { dynamicSql } from '#database/sql.ts'
import { personRow } from '#domain/platform/Actor.ts'
import { trialAvailable } from '../subscriptions/trialAvailable.ts'

/** The columns of `actorColumns`: a person and, unless `plan` is null, the columns of `membershipRow`. */
export const actorRow = personRow.extend({ plan: planSchema.nullable() }).loose()

export type ActorRow = z.output<typeof actorRow>

/** The price that the member was told of, of `currentSubscription`. */
const openMove = dynamicSql`from price_moves m where m.subscription_id = s.id and m.moved_at is null and m.begins_at is not null`

const secondFactorRequired = dynamicSql`
  not exists (select 1 from site_settings where key = 'second_factor_required' and value = 'off')`

/** Of `users u` joined with `currentSubscription`. */
export const actorColumns = dynamicSql`
  u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.handle, u.role,
  u.comments_muted as "commentsMuted", u.comments_trusted as "commentsTrusted", u.complimentary_until as "complimentaryUntil",
  (select coalesce(json_agg(json_build_object('beginsAt', extract(epoch from g.begins_at) * 1000, 'endsAt', extract(epoch from g.ends_at) * 1000)), '[]')
    from gift_memberships g where g.redeemed_by_id = u.id) as gifts,
  u.role is not null and ${secondFactorRequired}
  and not exists (select 1 from second_factors where user_id = u.id and confirmed_at is not null) as "owesSecondFactor", u.email_verified_at is null as "emailUnconfirmed",
  exists (select 1 from posts where author_id = u.id and deleted_at is null) as "hasPosts",
  exists (select 1 from carts where user_id = u.id) as "hasCart", ${trialAvailable} as "trialAvailable",
  s.plan, s.price_cents as "priceCents", s.status, s.current_period_end as "currentPeriodEnd", s.billing_anchor as "billingAnchor", s.cancel_at_period_end as "cancelAtPeriodEnd",
  s.collection_paused as "isCollectionPaused",
  s.trial_end as "trialEnd", s.past_due_since as "pastDueSince", s.suspended_for as "suspendedFor",
  s.first_paid_at is not null as "hasPaid", s.paused_from as "pausedFrom", s.paused_until as "pausedUntil",
  s.last_paused_from as "lastPausedFrom",
  s.discount_percent as "discountPercent", s.discount_cents as "discountCents", s.discount_ends_at as "discountEndsAt",
  s.credit_cents as "creditCents", s.is_taxed as "isTaxed", s.monthly_from as "monthlyFrom", s.monthly_price_cents as "monthlyPriceCents",
  (select m.cents ${openMove}) as "newPriceCents", (select m.begins_at ${openMove}) as "newPriceFrom"`
