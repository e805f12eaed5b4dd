import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Which stored films are known to be copies with nothing but picture and sound. Streams that failed are tried again, because
 * films with stereo sound failed through no fault of theirs.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table copied_films (filename text primary key, problem text)`)
  await db.execute(sql`
    update film_streams set state = 'waiting', attempts = 0, retry_at = null, problem = null where state = 'failed'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table copied_films`)
}
