import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { CONVERTED_KINDS, mailValuesOf } from './mailValues/mailValuesOf.ts'

const PAGE = 1000

type Stored = { id: number; kind: string; data: Record<string, unknown>; created_at: Date | string }

/** Emails hold cents and dates, which were English texts: those that wait are sent, and those that were sent can be sent again. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (let after = 0, isLast = false; !isLast;) {
    const { rows } = await db.execute(sql`
      select id, kind, data, created_at from mail_outbox
      where id > ${after} and kind in ${CONVERTED_KINDS} order by id limit ${PAGE}`)
    const page = rows as Stored[]
    const converted = page.map(({ id, kind, data, created_at }) => ({
      id,
      data: mailValuesOf(kind, data, new Date(created_at)),
    }))
    await db.execute(sql`
      update mail_outbox m set data = c.data
      from jsonb_to_recordset(${JSON.stringify(converted)}::jsonb) as c (id int, data jsonb) where c.id = m.id`)
    after = page.at(-1)?.id ?? after
    isLast = page.length < PAGE
  }
}

/** The values stay: an earlier version sends these emails without their amounts and dates. */
export async function down(_: MigrateDownArgs): Promise<void> {}
