import { dynamicSql, type Statement } from '#database/sql.ts'
import type { Person } from '#domain/platform/personOf.ts'

/**
 * A promo code as JSON, from `promo_codes p`. A use is an order that is paid or being paid; the pending orders of the
 * same cart are replaced by the next one, so they don't count.
 */
export const promoCodeJson = (cartId: Statement, { userId, keys }: Person): Statement => {
  const used = dynamicSql`
    select count(*) from orders o where o.promo_code_id = p.id and o.payment <> 'failed' and o.fulfilment <> 'cancelled'
      and (o.payment <> 'pending' or o.cart_id is distinct from ${cartId})`
  return dynamicSql`
    json_build_object('id', p.id, 'code', p.code, 'kind', p.kind, 'percent', p.percent, 'amountCents', p.amount_cents,
      'isActive', p.is_active, 'startsAt', p.starts_at, 'endsAt', p.ends_at, 'maxUses', p.max_uses,
      'maxUsesPerPerson', p.max_uses_per_person, 'membersOnly', p.members_only, 'minimumCents', coalesce(p.minimum_cents, 0),
      'addsToMemberDiscount', p.adds_to_member_discount, 'category', nullif(p.category, ''),
      'merchandiseIds', coalesce((select json_agg(r.merchandise_id) from promo_codes_rels r
        where r.parent_id = p.id and r.merchandise_id is not null), '[]'),
      'uses', case when p.max_uses is null then 0 else (${used}) end,
      'usesByPerson', case when p.max_uses_per_person is null then 0 else
        (${used} and (o.user_id = ${userId}::int or o.code_person = any(${keys}::text[]))) end)`
}

/** The code of the cart `c`, or null. */
export const codeOfCart = (cart: Statement, person: Person): Statement =>
  dynamicSql`(select ${promoCodeJson(dynamicSql`${cart}.id`, person)} from promo_codes p where p.id = ${cart}.promo_code_id)`
