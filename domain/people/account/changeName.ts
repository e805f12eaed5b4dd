import type { PersonName } from '#contracts/people/account.ts'
import { sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'

export async function changeName(req: SignedInReq, { firstName, lastName, language }: PersonName): Promise<void> {
  await req.pool.query(
    sql`update users set first_name = ${firstName}, last_name = ${lastName},
      language = coalesce(${language ?? null}::enum_users_language, language), updated_at = ${req.now}
      where id = ${req.user.id} and closed_at is null`,
  )
}
