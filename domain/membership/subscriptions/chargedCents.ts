import { dynamicSql, type Statement } from '#database/sql.ts'

/** As `chargeAt`, of subscriptions `s`. */
export const chargedCents = (at: Date): Statement => dynamicSql`
  (case
    when s.discount_ends_at <= ${at} then s.price_cents
    when s.discount_percent is not null then s.price_cents - round(s.price_cents * s.discount_percent / 100.0)
    else greatest(0, s.price_cents - coalesce(s.discount_cents, 0)) end)`
