import type { Ground } from './ground.ts'
import type { Measured } from './measure.ts'
import type { Verdict } from './pace.ts'

/** One line of the table. What was not measured in a line is left out. */
export type Result = {
  row: string
  /** The row of "Targets" in words, and whether this line meets it; null where nothing is asked. */
  target: string
  meets: Verdict | null
  product?: Partial<Measured>
  limit?: Partial<Measured>
  /** Memory of the site's process, in MB. */
  memory?: number
  note?: string
  /** How slow the machine was at the time, where that counts. */
  pace?: number
}

export type Row = {
  name: string
  /** How much data it runs on. */
  size: 'small' | 'large'
  run: (ground: Ground, tell: (result: Result) => void) => Promise<void>
}
