export const faultModes = [
  'error400',
  'error401',
  'error403',
  'error429',
  'error500',
  'error500_after',
  'timeout',
  'reset_before',
  'reset_after',
  'malformed',
  'delay',
] as const

export type FaultMode = (typeof faultModes)[number]

interface Fault {
  mode: FaultMode
  /** Matched against `METHOD /path`. */
  path?: string
  /** Until cleared by default. */
  times?: number
  delayMs?: number
}

export class Faults {
  #faults: Fault[] = []

  order(fault: Fault): void {
    this.#faults.push({ ...fault })
  }

  clear(): void {
    this.#faults = []
  }

  list(): Fault[] {
    return this.#faults
  }

  take(method: string, path: string): Fault | undefined {
    const fault = this.#faults.find(
      (candidate) => !candidate.path || new RegExp(candidate.path).test(`${method} ${path}`),
    )
    if (fault?.times !== undefined) {
      fault.times -= 1
      if (fault.times <= 0) this.#faults = this.#faults.filter((candidate) => candidate !== fault)
    }
    return fault
  }
}
