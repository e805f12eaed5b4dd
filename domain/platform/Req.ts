import type { Language } from '#contracts/shared/languages.ts'
import type { Pool } from 'pg'
import type { Payload } from 'payload'
import type { Actor } from '#domain/platform/Actor.ts'
import type { Origin } from './Origin.ts'

export type Req = {
  payload: Payload
  pool: Pool
  user: Actor | null
  /** An employee looks at the site as `user`, and at drafts as if they were published. */
  isPreview?: true
  now: Date
  log: Log
  requestId?: string
  /** Of the visitor, for what is written to them later. Absent in scripts and jobs. */
  language?: Language
  /** Absent in scripts and jobs. */
  origin?: Origin
}

export type Log = Pick<Payload['logger'], 'debug' | 'info' | 'warn' | 'error'>

export type SignedInReq = Req & { user: Actor }
