import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Paused memberships, the last pause (there is one in 12 months), and why members canceled. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table subscriptions
      add column paused_from timestamp(3) with time zone,
      add column paused_until timestamp(3) with time zone,
      add column last_paused_from timestamp(3) with time zone;
    create index subscriptions_paused_until on subscriptions (paused_until) where paused_until is not null;

    create table leaving_answers (
      subscription_id integer not null references subscriptions(id) on delete cascade,
      period_end timestamp(3) with time zone not null,
      reason varchar not null
        check (reason in ('too_expensive', 'no_time', 'missing_something', 'did_not_work', 'other')),
      note varchar check (length(note) <= 500),
      answered_at timestamp(3) with time zone not null,
      primary key (subscription_id, period_end)
    );
    create index leaving_answers_answered_at on leaving_answers (answered_at);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table leaving_answers;
    drop index subscriptions_paused_until;
    alter table subscriptions
      drop column paused_from,
      drop column paused_until,
      drop column last_paused_from;`)
}
