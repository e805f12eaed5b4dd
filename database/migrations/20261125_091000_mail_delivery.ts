import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Why an email was not sent, when the next of many may be, and which mailboxes, as a hash, get no optional emails. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table mail_outbox add column skipped_because varchar;
    create index mail_outbox_to_idx on mail_outbox (lower("to"));
    create table mail_pace (
      is_only boolean primary key default true check (is_only),
      next_at timestamptz not null
    );
    create table mail_stops (
      person_key text primary key,
      reason text not null check (reason in ('bounce', 'complaint')),
      stopped_at timestamptz not null
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table mail_stops;
    drop table mail_pace;
    drop index mail_outbox_to_idx;
    alter table mail_outbox drop column skipped_because;`)
}
