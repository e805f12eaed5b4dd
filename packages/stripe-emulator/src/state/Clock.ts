/** Time as the emulator sees it: real time moved by an offset, or a fixed moment while one is being replayed. */
export class Clock {
  offsetSeconds: number
  #fixed: number | undefined

  constructor(offsetSeconds = 0) {
    this.offsetSeconds = offsetSeconds
  }

  /** Seconds since 1970. */
  now(): number {
    return this.#fixed ?? Math.floor(Date.now() / 1000) + this.offsetSeconds
  }

  /** Runs `work` as if it were that moment. */
  at<Result>(moment: number | undefined, work: () => Result): Result {
    const before = this.#fixed
    this.#fixed = moment ?? before
    try {
      return work()
    } finally {
      this.#fixed = before
    }
  }
}
