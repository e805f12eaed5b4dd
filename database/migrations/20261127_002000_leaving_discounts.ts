import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Discounts with which members who had canceled stayed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table leaving_answers add column discount_taken_at timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table leaving_answers drop column discount_taken_at;`)
}
