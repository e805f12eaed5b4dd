import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The money of memberships, as last read from the card provider. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table membership_payments (
      invoice_id varchar primary key,
      subscription_id integer not null references subscriptions (id) on delete cascade,
      cents integer not null check (cents > 0),
      -- Refunded, or taken back by a bank.
      returned_cents integer not null check (returned_cents between 0 and cents),
      -- A bank has not decided yet.
      is_disputed boolean not null,
      card_fingerprint varchar,
      paid_at timestamptz not null
    );
    create index membership_payments_subscription on membership_payments (subscription_id);
    create index membership_payments_paid on membership_payments (paid_at);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table membership_payments;`)
}
