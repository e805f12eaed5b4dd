import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which posts nobody is emailed or notified about. It is no field of the post, so that versions and duplicates don't have it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table post_notices (
      post_id integer primary key references posts (id) on delete cascade,
      email boolean not null,
      push boolean not null
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table post_notices`)
}
