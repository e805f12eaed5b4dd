import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who asked to be reminded of a cart, and who wants no such email. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table cart_reminders (
      id serial primary key,
      cart_id integer not null unique references carts(id) on delete cascade,
      email text not null,
      asked_at timestamptz not null,
      sent_at timestamptz,
      token_hash text unique
    );
    create index cart_reminders_unsent on cart_reminders (asked_at) where sent_at is null;
    create index cart_reminders_email_idx on cart_reminders (lower(email));
    create table reminder_opt_outs (
      person_key text primary key,
      created_at timestamptz not null default now()
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table reminder_opt_outs;
    drop table cart_reminders;`)
}
