import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Gift memberships that an owner ended. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table gift_memberships add column ended_early_at timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table gift_memberships drop column ended_early_at;`)
}
