import { sql as drizzleSql } from '@payloadcms/db-postgres/drizzle'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import pg from 'pg'
import type { Database } from './sql.ts'
import { typeParsers } from './typeParsers.ts'

/** Payload's open transaction of a request, so that hooks write with the document or not at all. */
export async function databaseOfRequest(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Database> {
  const adapter = req.payload.db as unknown as PostgresAdapter
  const id = await req.transactionID
  const open = (id === undefined ? undefined : adapter.sessions[id]?.db) ?? adapter.drizzle
  return {
    query: async ({ text, values = [] }: pg.QueryConfig) => {
      const parts = text.split(/\$(\d+)/)
      const chunks = parts.map((part, index) =>
        index % 2 === 0 ? drizzleSql.raw(part) : drizzleSql.param((values as unknown[])[Number(part) - 1]),
      )
      return withTypes(await open.execute(drizzleSql.join(chunks)).catch(throwCause))
    },
  }
}

/** Drizzle wraps the error of the database, whose code callers look at. */
function throwCause(error: Error): never {
  throw error.cause instanceof Error ? error.cause : error
}

const { DATE, INT8, INTERVAL, NUMERIC, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins
/** Drizzle returns these as text and parses the rest like node-postgres. */
const LEFT_AS_TEXT: number[] = [DATE, INT8, INTERVAL, NUMERIC, TIMESTAMP, TIMESTAMPTZ]

function withTypes(result: pg.QueryResult<Record<string, unknown>>): pg.QueryResult {
  const left = result.fields.filter(({ dataTypeID }) => LEFT_AS_TEXT.includes(dataTypeID))
  for (const { name, dataTypeID } of left) {
    const parse = typeParsers.getTypeParser(dataTypeID)
    for (const found of result.rows) {
      const value = found[name]
      if (typeof value === 'string') found[name] = parse(value)
    }
  }
  return result
}
