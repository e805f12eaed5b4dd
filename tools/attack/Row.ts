import type { Pool } from 'pg'

export type Testbed = {
  /** Through a proxy that records every response. */
  url: string
  /** Without the proxy. */
  siteUrl: string
  /** The site's process, where it is known. */
  sitePid?: number | undefined
  isDeep: boolean
  employeeCookie: string
  /** For the tools' output; deleted with the demo. */
  folder: string
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
