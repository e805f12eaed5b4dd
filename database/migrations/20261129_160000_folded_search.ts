import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { foldedIndex, rebuiltIndex, writtenIndex } from './foldedSearch/foldedIndex.ts'
import { foldFunctions } from './foldedSearch/foldFunctions.ts'

/** Words are found however their apostrophes, quotes, dashes and accents are written, in every locale of a database. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(foldFunctions + foldedIndex + rebuiltIndex((text) => `search_plain(${text})`)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(writtenIndex + rebuiltIndex((text) => text)))
}
