/** Real time plus an offset, or a fixed time while billing is replayed. */
export class Clock {
  offsetSeconds: number
  #fixed: number | undefined

  constructor(offsetSeconds = 0) {
    this.offsetSeconds = offsetSeconds
  }

  now(): number {
    return this.#fixed ?? Math.floor(Date.now() / 1000) + this.offsetSeconds
  }

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
