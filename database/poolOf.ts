import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Pool } from 'pg'
import type { Payload } from 'payload'

/** Payload's own pool, shared so that there is one limit of connections. */
export function poolOf(payload: Payload): Pool {
  return (payload.db as unknown as PostgresAdapter).pool
}
