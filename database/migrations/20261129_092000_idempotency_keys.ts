import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The next key of what was tried once and met a stored server error; see domain/platform/cardPlumbing/withIdempotencyKey.ts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table idempotency_keys (
      action text primary key,
      key text not null,
      updated_at timestamptz not null
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table idempotency_keys`)
}
