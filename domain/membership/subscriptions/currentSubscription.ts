import { dynamicSql } from '#database/sql.ts'

/** For each user `u`: the active subscription `s`, else the latest. */
export const currentSubscription = dynamicSql`
  left join lateral (
    select * from subscriptions
    where user_id = u.id and status not in ('pending', 'incomplete', 'incomplete_expired')
    order by (status in ('trialing', 'active', 'past_due')) desc, created_at desc limit 1
  ) s on true`
