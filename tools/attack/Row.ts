import type { Pool } from 'pg'

/** What one tool is told about the ground. */
export type Ground = {
  /** Where the tools knock: a way through which every answer is seen. */
  url: string
  /** The site itself, for what must not be in between. */
  siteUrl: string
  /** For hours instead of minutes. */
  isDeep: boolean
  /** Cookies of somebody who is signed in. */
  employeeCookie: string
  /** For what tools write; goes with the demo. */
  folder: string
  /** The demo's database, to prepare people and to look at what an attack left. */
  pool: Pool
}

export type Outcome = {
  /** What was tried, in numbers. */
  tried: string
  findings: string[]
}

export type Row = {
  name: string
  /** As Debian calls it. */
  needs: string[]
  /** The limits of calls and sign-ins are what is attacked, so they stay. */
  keepsLimits?: true
  run: (ground: Ground) => Promise<Outcome>
}
