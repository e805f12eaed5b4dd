import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The tax in what was paid for a gift membership. Gift cards have none. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table gift_card_sales
      add column tax_cents numeric not null default 0,
      add column tax_calculation_id varchar,
      add constraint gift_card_sales_tax check (tax_cents >= 0 and tax_cents <= amount_cents and (tax_cents = 0 or months is not null));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table gift_card_sales drop constraint gift_card_sales_tax, drop column tax_cents, drop column tax_calculation_id;`)
}
