import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * For the search of the studio: `domain/operations/studioSearch/findRecords.ts` has the same expressions. Who writes
 * `search_fold` again rebuilds these indexes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create index users_in_studio on users using gin (
        (' ' || search_fold(first_name || ' ' || last_name || ' ' || email)) gin_trgm_ops);
      create index orders_in_studio on orders using gin ((' ' || search_fold(reference || ' ' || email)) gin_trgm_ops);
      create index posts_in_studio on posts using gin ((' ' || search_fold(title)) gin_trgm_ops);`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop index users_in_studio, orders_in_studio, posts_in_studio;'))
}
