import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The private feed of a member. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table member_feeds (
      user_id integer primary key references users (id) on delete cascade,
      token_hash varchar not null unique,
      created_at timestamptz not null,
      last_read_at timestamptz
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table member_feeds;`)
}
