import type { Pool } from 'pg'
import type { Payload } from 'payload'
import type { Caller } from './people/findCaller.ts'
import type { Origin } from './people/Origin.ts'

/** What every use case gets first: the database, who asks, and the time of this request. */
export type Req = {
  payload: Payload
  pool: Pool
  /** Null for a visitor who is not signed in. */
  user: Caller | null
  now: Date
  log: Log
  /** Under which this request stands in the log. */
  requestId?: string
  /** Absent in scripts and jobs. */
  origin?: Origin
}

export type Log = Pick<Payload['logger'], 'debug' | 'info' | 'warn' | 'error'>

/** A use case that only signed-in people reach. */
export type SignedInReq = Req & { user: Caller }
