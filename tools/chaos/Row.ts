import type { Testbed } from './createTestbed.ts'

export type Result = {
  name: string
  at: string
  /** As in docs/chaos.md, such as F2. */
  fault: string
  what: string
  figure: string
  goal: string
  /** Null when this machine can't run the row. */
  holds: boolean | null
}

export type Report = (result: Omit<Result, 'name' | 'fault' | 'at'>) => void

export type Row = {
  name: string
  fault: string
  run: (testbed: Testbed, report: Report) => Promise<void>
}
