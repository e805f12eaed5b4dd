import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Posts that an account wants to watch later. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table watch_later_posts (
      user_id integer not null references users (id) on delete cascade,
      post_id integer not null references posts (id) on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, post_id)
    );
    create index watch_later_posts_post_idx on watch_later_posts (post_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table watch_later_posts`)
}
