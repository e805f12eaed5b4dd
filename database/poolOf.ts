import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Pool } from 'pg'
import type { Payload } from 'payload'

/** The pool of Payload's own adapter: one set of connections for the panel's writes and ours. */
export function poolOf(payload: Payload): Pool {
  return (payload.db as unknown as PostgresAdapter).pool
}
