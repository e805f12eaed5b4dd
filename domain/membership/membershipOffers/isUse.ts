import { dynamicSql } from '#database/sql.ts'

/**
 * Of `subscriptions o`: a use of an offer is a membership that began, or a form that can still be paid. One that is
 * abandoned gives the use back. The unique index `subscriptions_offer_person` has the same condition.
 */
export const isUse = dynamicSql`
  (o.status not in ('incomplete_expired', 'canceled') or (o.status = 'canceled' and o.started_at is not null))`
