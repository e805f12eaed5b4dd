import type { Topic } from '#database/changeFeed.ts'
import type { Queue } from './queue.ts'

export type Draft<Ready> = {
  ready: Ready
  /** From this moment it says something else, though nothing will have been changed. */
  until: Date | null
  /** The same with more work on it; without one it is as good as it gets. */
  refine?: (() => Promise<Ready>) | undefined
}

export type Recipe<Ready> = {
  topics: Topic[]
  /** Built anew after so long even if nothing was changed. */
  tiresAfterMs?: number
  /** Quickly, for somebody may be waiting. Null for what is not to be kept. */
  build: () => Promise<Draft<Ready> | null>
}

const STALE_AFTER_MS = 1_000
const WAIT_MS = 250
const PATIENCE_MS = 5_000
/** Counters change with every view: no more than two builds a second follow them. */
const PACE_MS = 500
const REFINED_AFTER_MS = 5_000

/** Of the topics this process follows: how often each was told to have changed. */
export type Versions = Map<Topic, number>

/**
 * Something that is kept ready, an answer for the most part. It is built once after a change, one build at a time, and swapped
 * whole; what stays for a while and is read again is refined. It is given out only while it is certain that nothing older
 * than a second leaves: whoever asks otherwise asks the database.
 */
export class Snapshot<Ready> {
  private draft: Draft<Ready> | null = null
  private builtOf = -1
  private contentOf = -1
  /** Until then, by `performance.now()`, it is known to have been true. */
  private trueAt = -Infinity
  private begunAt = -Infinity
  private builtAt = -Infinity
  private readAt = performance.now()
  private building: Promise<void> | null = null
  private timer: NodeJS.Timeout | null = null
  private hasFailed = false
  private hasEnded = false
  private readonly recipe: Recipe<Ready>
  private readonly versions: Versions
  private readonly now: () => Date
  private readonly whenOthersAreDone: Queue

  constructor(recipe: Recipe<Ready>, versions: Versions, now: () => Date, whenOthersAreDone: Queue) {
    this.recipe = recipe
    this.versions = versions
    this.now = now
    this.whenOthersAreDone = whenOthersAreDone
  }

  /** The bytes, if they may leave at this moment; counters in them may be half a second behind. */
  get(): Ready | null {
    this.readAt = performance.now()
    return this.take()
  }

  private take(): Ready | null {
    if (this.isUsable() && this.contentOf === this.countOf(CONTENT)) return this.draft?.ready ?? null
    this.renew()
    return null
  }

  /**
   * Waits a moment for what is being built; rather than for longer, what was true a second ago is given out. Where there
   * is nothing to give out, it waits on: many who make the same answer each for themselves would take longer still.
   */
  async getSoon(): Promise<Ready | null> {
    this.readAt = performance.now()
    const askedAt = this.readAt
    for (;;) {
      const ready = this.take()
      if (ready) return ready
      const waitedMs = performance.now() - askedAt
      const mostMs = this.isUsable() ? WAIT_MS : PATIENCE_MS
      if (!this.building || waitedMs >= mostMs) return this.isUsable() ? (this.draft?.ready ?? null) : null
      await Promise.race([this.building, pause(mostMs - waitedMs)])
    }
  }

  /** Everything told to have changed before `at` counts in the versions by now. */
  confirm(at: number): void {
    if (this.draft && this.builtOf === this.countOf(ALL)) this.trueAt = Math.max(this.trueAt, at)
    this.keep()
  }

  /** Builds it anew if that is due and somebody has asked for it since the last time; nothing is built more often than read. */
  keep(): void {
    if (this.hasEnded) return
    if (this.isDue()) {
      if (this.readAt > this.begunAt) this.renew()
    } else if (this.readAt > this.builtAt && performance.now() - this.builtAt > REFINED_AFTER_MS) this.refine()
  }

  get lastRead(): number {
    return this.readAt
  }

  end(): void {
    if (this.timer) clearTimeout(this.timer)
    this.hasEnded = true
    this.draft = null
  }

  private isUsable(): boolean {
    if (!this.draft || performance.now() - this.trueAt > STALE_AFTER_MS) return false
    return this.draft.until === null || this.now().getTime() < this.draft.until.getTime()
  }

  private isDue(): boolean {
    if (!this.draft || this.builtOf !== this.countOf(ALL)) return true
    if (performance.now() - this.begunAt > (this.recipe.tiresAfterMs ?? Infinity)) return true
    return this.draft.until !== null && this.now().getTime() >= this.draft.until.getTime()
  }

  private renew(): void {
    if (this.building || this.hasEnded) return
    const isUrgent = !this.hasFailed && (!this.isUsable() || this.contentOf !== this.countOf(CONTENT))
    const waitMs = this.begunAt + PACE_MS - performance.now()
    if (isUrgent || waitMs <= 0) return this.build()
    if (this.timer) return
    this.timer = setTimeout(() => this.build(), waitMs)
    this.timer.unref()
  }

  private build(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const begunAt = performance.now()
    const builtOf = this.countOf(ALL)
    const contentOf = this.countOf(CONTENT)
    this.begunAt = begunAt
    this.building = this.recipe
      .build()
      .then((draft) => {
        this.hasFailed = draft === null
        this.draft = this.hasEnded ? null : draft
        this.builtAt = performance.now()
        this.builtOf = builtOf
        this.contentOf = contentOf
        this.trueAt = begunAt
      })
      // Whoever asks goes to the database instead, and meets there what is wrong.
      .catch(() => void (this.hasFailed = true))
      .then(() => {
        this.building = null
        this.keep()
      })
  }

  /** Beside what is built and given out meanwhile; what is built takes its place. */
  private refine(): void {
    if (!this.draft?.refine || this.building) return
    const { refine, ...kept } = this.draft
    this.draft = kept
    this.whenOthersAreDone(async () => {
      if (this.draft !== kept) return
      const ready = await refine()
      if (this.draft === kept) this.draft = { ...kept, ready }
    })
  }

  private countOf(which: (topic: Topic) => boolean): number {
    let count = 0
    for (const topic of this.recipe.topics) if (which(topic)) count += this.versions.get(topic) ?? 0
    return count
  }
}

const ALL = () => true
const CONTENT = (topic: Topic) => topic !== 'post_counts'
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
