import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What two members say, for the page to subscribe. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table landing add column first_words varchar, add column first_words_by varchar,
      add column second_words varchar, add column second_words_by varchar`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table landing drop column first_words, drop column first_words_by, drop column second_words,
      drop column second_words_by`)
}
