import { dynamicSql, type Database, parsedRows } from '#database/sql.ts'
import { z } from 'zod'

const terms = z.object({ hash: z.string(), at: z.date() })
const TABLES = { orders: dynamicSql`orders`, subscriptions: dynamicSql`subscriptions` }

type AcceptedTerms = z.output<typeof terms>

export const holdsTerms = (collection: string): collection is keyof typeof TABLES => Object.hasOwn(TABLES, collection)

/** Which terms someone accepted, and since when they had these words; null for none, or unknown ones. */
export async function readAcceptedTerms(
  database: Database,
  collection: keyof typeof TABLES,
  id: number,
): Promise<AcceptedTerms | null> {
  const [found] = await parsedRows(
    database,
    terms,
    dynamicSql`
      select t.hash, t.created_at as at from ${TABLES[collection]} d join legal_texts t on t.hash = d.terms_hash
      where d.id = ${id}`,
  )
  return found ?? null
}
