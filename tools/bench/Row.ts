import type { Testbed } from './createTestbed.ts'
import type { Measurement } from './measure.ts'
import type { Verdict } from './pace.ts'

export type Result = {
  row: string
  /** Null without a target. */
  target: string
  meets: Verdict | null
  product?: Partial<Measurement>
  limit?: Partial<Measurement>
  memory?: number
  note?: string
  /** How much slower this machine is than the reference. */
  pace?: number
}

export type Row = {
  name: string
  size: 'small' | 'large'
  run: (testbed: Testbed, report: (result: Result) => void) => Promise<void>
}
