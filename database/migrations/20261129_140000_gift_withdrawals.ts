import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Whether a gift's buyer has the right of withdrawal, and the statement that uses it. Earlier purchases have none. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table gift_card_sales
      add column offers_withdrawal boolean not null default false,
      add column withdrawn_at timestamptz(3),
      add column withdrawn_cents numeric not null default 0,
      add column withdrawal_name varchar,
      add column withdrawal_email varchar`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table gift_card_sales drop column offers_withdrawal, drop column withdrawn_at, drop column withdrawn_cents,
      drop column withdrawal_name, drop column withdrawal_email`)
}
