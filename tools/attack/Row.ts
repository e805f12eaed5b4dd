import type { Pool } from 'pg'

export type Testbed = {
  /** A proxy in front of the site that records every response. */
  url: string
  /** The site itself, for rows that must not go through the proxy. */
  siteUrl: string
  isDeep: boolean
  employeeCookie: string
  /** For the tools' output; deleted with the demo. */
  folder: string
  /** The demo's database, to prepare accounts and to inspect the result. */
  pool: Pool
}

export type Outcome = {
  tried: string
  findings: string[]
}

export type Row = {
  name: string
  needs: string[]
  /** The row attacks rate limits, so they stay on. */
  keepsLimits?: true
  run: (testbed: Testbed) => Promise<Outcome>
}
