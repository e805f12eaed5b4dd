import { type Database, returnsRow, statement } from '#database/sql.ts'

/** Also by an account that can still change back to it. */
export const isEmailTaken = (
  tx: Database,
  email: string,
  { except, now }: { except: number | null; now: Date },
): Promise<boolean> =>
  returnsRow(
    tx,
    statement`
      select 1 from users where email = ${email} and id is distinct from ${except}::int
      union all
      select 1 from mailed_links where email = ${email} and purpose = 'undo-email-change' and used_at is null
        and expires_at > ${now} and user_id is distinct from ${except}::int
      limit 1`,
  )
