import { sql as drizzleSql } from '@payloadcms/db-postgres/drizzle'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import pg from 'pg'
import type { Database } from './sql.ts'

/**
 * The transaction Payload has open for a request, for hooks: what they write is stored together with the document,
 * or not at all. Times come as text here and large numbers as text; whole numbers and words as they are.
 */
export async function databaseOfRequest(req: PayloadRequest): Promise<Database> {
  const adapter = req.payload.db as unknown as PostgresAdapter
  const id = await req.transactionID
  const open = (id === undefined ? undefined : adapter.sessions[id]?.db) ?? adapter.drizzle
  return {
    query: async ({ text, values = [] }: pg.QueryConfig) => {
      const parts = text.split(/\$(\d+)/)
      const chunks = parts.map((part, index) =>
        index % 2 === 0 ? drizzleSql.raw(part) : drizzleSql.param((values as unknown[])[Number(part) - 1]),
      )
      return await open.execute(drizzleSql.join(chunks))
    },
  }
}
