import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Members with the annual plan who chose the monthly one for when their year ends. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table subscriptions
      add column monthly_from timestamp(3) with time zone,
      add column monthly_price_cents integer,
      add column monthly_chosen_at timestamp(3) with time zone,
      add constraint subscriptions_planned_monthly check (num_nulls(monthly_from, monthly_price_cents, monthly_chosen_at) in (0, 3));
    create index subscriptions_monthly_from on subscriptions (monthly_from) where monthly_from is not null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table subscriptions
      drop column monthly_from, drop column monthly_price_cents, drop column monthly_chosen_at;`)
}
