import { dynamicSql } from '#database/sql.ts'

/**
 * Joins to each user `u` of a statement the one subscription that says how they stand, as `s`: the one that runs, else
 * the newest that ever did. Forms nobody has confirmed are none; who has none keeps their row.
 */
export const currentSubscription = dynamicSql`
  left join lateral (
    select * from subscriptions
    where user_id = u.id and status not in ('pending', 'incomplete', 'incomplete_expired')
    order by (status in ('trialing', 'active', 'past_due')) desc, created_at desc limit 1
  ) s on true`
