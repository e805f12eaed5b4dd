import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What each member pays, the terms a cart was shown with, and the owner's wording of emails. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table carts add column seen_terms text;
    alter table subscriptions add column price_cents integer, add column trial_days integer not null default 7;
    update subscriptions set price_cents = case plan when 'annual' then 11500 else 1212 end;
    alter table subscriptions alter column price_cents set not null;
    create table mail_wordings (
      key text primary key,
      subject text not null,
      title text not null,
      body text not null,
      updated_at timestamptz not null default now()
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table mail_wordings;
    alter table subscriptions drop column price_cents, drop column trial_days;
    alter table carts drop column seen_terms;`)
}
