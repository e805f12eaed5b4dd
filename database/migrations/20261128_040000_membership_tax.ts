import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Whether tax is added to a membership, and how much the form showed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table subscriptions
      add column is_taxed boolean not null default false,
      add column tax_cents integer not null default 0,
      add column renewal_tax_cents integer not null default 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table subscriptions drop column is_taxed, drop column tax_cents, drop column renewal_tax_cents;`)
}
