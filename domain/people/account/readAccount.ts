import type { Language } from '#contracts/shared/languages.ts'
import { row, sql } from '#database/sql.ts'
import { findMailStop } from '#domain/platform/mailStops/mailStops.ts'
import type { MailStopReason } from '#contracts/platform/mailStops.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

type AccountRow = {
  memberSince: Date
  isEmailConfirmed: boolean
  pendingEmail: string | null
  hasPassword: boolean
  isSecondFactorOn: boolean
  language: Language
}
type AccountFacts = AccountRow & { mailStop: MailStopReason | null }

export async function readAccount({ pool, user, now }: SignedInReq): Promise<AccountFacts> {
  const found = await row(
    pool,
    sql<AccountRow>`
      select created_at as "memberSince", email_verified_at is not null as "isEmailConfirmed",
        (select l.email from mailed_links l where l.user_id = u.id and l.purpose = 'change-email' and l.used_at is null
          and l.expires_at > ${now} order by l.id desc limit 1) as "pendingEmail",
        hash is not null as "hasPassword",
        exists (select 1 from second_factors where user_id = u.id and confirmed_at is not null) as "isSecondFactorOn",
        language
      from users u where id = ${user.id} and closed_at is null`,
  )
  if (!found) throw new AppError('unauthorized')
  return { ...found, mailStop: await findMailStop(pool, user.email) }
}
