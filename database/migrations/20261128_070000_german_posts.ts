import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The German version of a post. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table posts add column german_title varchar, add column german_description varchar, add column german_body jsonb;
    alter table _posts_v add column version_german_title varchar, add column version_german_description varchar,
      add column version_german_body jsonb;
    create trigger posts_german_announced after update of german_title, german_description, german_body on posts
      for each statement execute function announce_change('posts');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger posts_german_announced on posts;
    alter table _posts_v drop column version_german_title, drop column version_german_description, drop column version_german_body;
    alter table posts drop column german_title, drop column german_description, drop column german_body;`)
}
