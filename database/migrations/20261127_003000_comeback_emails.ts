import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who allowed an email after the membership ended, and for which memberships it was decided. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table comeback_emails (
      user_id integer primary key references users (id) on delete cascade,
      chosen_at timestamp(3) with time zone not null
    );
    alter table subscriptions add column comeback_at timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table subscriptions drop column comeback_at;
    drop table comeback_emails;`)
}
