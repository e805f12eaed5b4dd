import type { Ground } from './ground.ts'

/** One line of the table. */
export type Result = {
  /** The row's name. */
  name: string
  /** When it was met. */
  at: string
  /** The faults of the design, as F2. */
  fault: string
  what: string
  /** What was met, in figures. */
  figure: string
  goal: string
  /** Null where it could not be tried on this machine; the figure says why. */
  holds: boolean | null
}

export type Tell = (result: Omit<Result, 'name' | 'fault' | 'at'>) => void

export type Row = {
  name: string
  fault: string
  run: (ground: Ground, tell: Tell) => Promise<void>
}
