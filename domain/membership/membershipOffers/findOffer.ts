import { z } from 'zod'
import { type Database, dynamicSql, parsedRow, returnsRow, statement } from '#database/sql.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import { personKey } from '#domain/platform/personOf.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { mailboxKey } from '../subscriptions/claimTrial.ts'
import { isUse } from './isUse.ts'
import { type MembershipOffer, membershipOfferRow } from './MembershipOffer.ts'

type Person = { id: number; email: string }

/**
 * The offer with this code. The person's own open form doesn't count as a use, because the next form replaces it.
 * @param lock holds the offer until the transaction ends, so that of many people only one gets the last use.
 * @throws AppError `code_not_found`, `code_not_usable` for a code of something else.
 */
export async function findOffer(
  database: Database,
  { id: userId, email }: Person,
  code: string,
  { lock = false } = {},
): Promise<MembershipOffer> {
  // Counted after the lock, to include the forms that were waited for.
  if (lock) await database.query(statement`select 1 from membership_offers where code = ${code} for no key update`)
  const used = dynamicSql`
    from subscriptions o where o.offer_id = m.id and ${isUse}
      and not (o.user_id = ${userId} and o.status in ('pending', 'incomplete'))`
  const found = await parsedRow(
    database,
    z.object({ offer: membershipOfferRow }),
    dynamicSql`
      select json_build_object('id', m.id, 'code', m.code, 
        'percent', case m.kind when 'percent' then m.percent end, 'amountCents', case m.kind when 'amount' then m.amount_cents end,
        'duration', m.duration, 'months', case m.duration when 'months' then m.months end, 'plans', m.plans, 'audience', m.audience, 'isActive', m.is_active,
        'startsAt', m.starts_at, 'endsAt', m.ends_at, 'maxUses', m.max_uses,
        'uses', case when m.max_uses is null then 0 else (select count(*) ${used}) end,
        'usedByPerson', exists (select 1 ${used} and (o.offer_person = ${personKey(email)} or o.user_id = ${userId})),
        'wasMember', exists (
          select 1 from subscriptions s where s.started_at is not null and (s.user_id = ${userId} or s.user_id in (
            select v.id from users u join users v on v.normalized_email = u.normalized_email where u.id = ${userId})))
          -- Also with an account that was deleted.
          or exists (
            select 1 from trial_claims c join subscriptions cs on cs.id = c.subscription_id
            where c.key = ${mailboxKey(normalizeEmail(email))} and cs.started_at is not null)) as offer
      from membership_offers m where m.code = ${code}`,
  )
  if (found) return found.offer
  throw await explainForeignCode(database, code)
}

async function explainForeignCode(database: Database, code: string): Promise<AppError> {
  if (code.startsWith('GIFT')) return new AppError('code_not_usable.gift_card')
  if (await returnsRow(database, statement`select 1 from promo_codes where code = ${code}`))
    return new AppError('code_not_usable.for_cart', { code })
  return new AppError('code_not_found')
}
