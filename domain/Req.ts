import type { Pool } from 'pg'
import type { Payload } from 'payload'
import type { Actor } from './people/findActor.ts'
import type { Origin } from './people/Origin.ts'

export type Req = {
  payload: Payload
  pool: Pool
  user: Actor | null
  now: Date
  log: Log
  requestId?: string
  /** Absent in scripts and jobs. */
  origin?: Origin
}

export type Log = Pick<Payload['logger'], 'debug' | 'info' | 'warn' | 'error'>

export type SignedInReq = Req & { user: Actor }
