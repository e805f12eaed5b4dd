import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the buyer of a refused order was asked to correct; null when nothing was asked or it was corrected. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table orders add column address_problem text`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table orders drop column address_problem`)
}
