import { type Database, row, sql } from '#database/sql.ts'

/** Since when the terms had these words; null for unknown ones. */
export async function readTermsDate(database: Database, hash: string): Promise<Date | null> {
  const found = await row(database, sql<{ at: Date }>`select created_at as at from legal_texts where hash = ${hash}`)
  return found?.at ?? null
}
