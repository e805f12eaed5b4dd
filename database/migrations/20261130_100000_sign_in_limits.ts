import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Failed sign-ins are counted in `rate_limits`, with all other limits. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`drop table sign_in_tries`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create table sign_in_tries (
      key text primary key,
      failures integer not null,
      first_at timestamptz not null,
      last_at timestamptz not null
    )`)
}
