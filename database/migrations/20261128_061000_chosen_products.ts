import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Products at Stripe that the owner chose as memberships. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table imports add column product_ids varchar[] not null default '{}';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table imports drop column product_ids;`)
}
