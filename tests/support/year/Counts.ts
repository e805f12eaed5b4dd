import type { Browser } from '../Browser.ts'

type Answer = Awaited<ReturnType<Browser['get']>>

/** How often each kind of thing happened. */
export class Counts {
  readonly of: Record<string, number> = {}

  happened(what: string): void {
    this.of[what] = (this.of[what] ?? 0) + 1
  }

  /** @returns whether it was done; it may be impossible now, but nothing may break. */
  done(what: string, answer: Answer): boolean {
    if (answer.status >= 500) throw new Error(`${what} answered ${answer.status}: ${answer.text}`)
    const isDone = answer.status < 300
    this.happened(isDone ? what : `${what}: ${(answer.json as { code?: string } | null)?.code}`)
    return isDone
  }
}
