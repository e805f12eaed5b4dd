import type { Topic } from '#database/changeFeed.ts'

export type Loaded<Value> = {
  value: Value
  /** When the value becomes wrong without a change in the database. */
  until: Date | null
  /** Undefined when it can't get smaller. */
  recompress?: (() => Promise<Value>) | undefined
}

export type Loader<Value> = {
  topics: readonly Topic[]
  maxAgeMs?: number | undefined
  /** Null if it must not be cached. */
  load: () => Promise<Loaded<Value> | null>
}

/** Number of changes per topic since the process started. */
export type Versions = ReadonlyMap<Topic, number>

export type BackgroundQueue = (work: () => Promise<void>) => void

const STALE_AFTER_MS = 1_000
const WAIT_MS = 5_000
/** View counters change with every view, so they cause at most two loads a second. */
const LOAD_INTERVAL_MS = 500
const RECOMPRESS_AFTER_MS = 5_000

/** Concurrent requests share a load. A returned value was current less than a second ago, apart from counters. */
export class CacheEntry<Value> {
  private loaded: Loaded<Value> | null = null
  private loadedVersion = -1
  private loadedContentVersion = -1
  /** `performance.now()` until which the value is known to be current. */
  private trueAt = -Infinity
  private startedAt = -Infinity
  private loadedAt = -Infinity
  private readAt = performance.now()
  private loading: Promise<void> | null = null
  private timer: NodeJS.Timeout | null = null
  private hasFailed = false
  private isRemoved = false
  private readonly loader: Loader<Value>
  private readonly versions: Versions
  private readonly now: () => Date
  private readonly inBackground: BackgroundQueue

  constructor(loader: Loader<Value>, versions: Versions, now: () => Date, inBackground: BackgroundQueue) {
    this.loader = loader
    this.versions = versions
    this.now = now
    this.inBackground = inBackground
  }

  /** Null while it is stale, which starts a load; counters may be half a second old. */
  get(): Value | null {
    this.readAt = performance.now()
    return this.current()
  }

  /**
   * Waits up to 5 s for a value that includes every known change: who has just saved a post must not read the old one.
   * Null if loading failed or took longer.
   */
  async wait(): Promise<Value | null> {
    this.readAt = performance.now()
    const askedAt = this.readAt
    for (;;) {
      const value = this.current()
      if (value) return value
      const leftMs = askedAt + WAIT_MS - performance.now()
      if (!this.loading || leftMs <= 0) return null
      await Promise.race([this.loading, pause(leftMs)])
    }
  }

  /** Every change committed before `at` is in the versions now. */
  confirm(at: number): void {
    if (this.loaded && this.loadedVersion === this.versionOf(ALL)) this.trueAt = Math.max(this.trueAt, at)
    this.refresh()
  }

  /** Only if the value has been read since the last time. */
  refresh(): void {
    if (this.isRemoved) return
    if (this.isDue()) {
      if (this.readAt > this.startedAt) this.reload()
    } else if (this.readAt > this.loadedAt && performance.now() - this.loadedAt > RECOMPRESS_AFTER_MS) this.recompress()
  }

  remove(): void {
    if (this.timer) clearTimeout(this.timer)
    this.isRemoved = true
    this.loaded = null
  }

  private current(): Value | null {
    if (this.isUsable() && this.loadedContentVersion === this.versionOf(CONTENT)) return this.loaded?.value ?? null
    this.reload()
    return null
  }

  private isUsable(): boolean {
    if (!this.loaded || performance.now() - this.trueAt > STALE_AFTER_MS) return false
    return this.loaded.until === null || this.now().getTime() < this.loaded.until.getTime()
  }

  private isDue(): boolean {
    if (!this.loaded || this.loadedVersion !== this.versionOf(ALL)) return true
    if (performance.now() - this.startedAt > (this.loader.maxAgeMs ?? Infinity)) return true
    return this.loaded.until !== null && this.now().getTime() >= this.loaded.until.getTime()
  }

  private reload(): void {
    if (this.loading || this.isRemoved) return
    const isUrgent = !this.hasFailed && (!this.isUsable() || this.loadedContentVersion !== this.versionOf(CONTENT))
    const waitMs = this.startedAt + LOAD_INTERVAL_MS - performance.now()
    if (isUrgent || waitMs <= 0) return this.load()
    if (this.timer) return
    this.timer = setTimeout(() => this.load(), waitMs)
    this.timer.unref()
  }

  private load(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const startedAt = performance.now()
    const version = this.versionOf(ALL)
    const contentVersion = this.versionOf(CONTENT)
    this.startedAt = startedAt
    this.loading = this.loader
      .load()
      .then((loaded) => {
        this.hasFailed = loaded === null
        this.loaded = this.isRemoved ? null : loaded
        this.loadedAt = performance.now()
        this.loadedVersion = version
        this.loadedContentVersion = contentVersion
        this.trueAt = startedAt
      })
      // The request falls through to Express, which reports the error.
      .catch(() => void (this.hasFailed = true))
      .then(() => {
        this.loading = null
        this.refresh()
      })
  }

  private recompress(): void {
    if (!this.loaded?.recompress || this.loading) return
    const { recompress, ...kept } = this.loaded
    this.loaded = kept
    this.inBackground(async () => {
      if (this.loaded !== kept) return
      const value = await recompress()
      if (this.loaded === kept) this.loaded = { ...kept, value }
    })
  }

  private versionOf(includes: (topic: Topic) => boolean): number {
    let count = 0
    for (const topic of this.loader.topics) if (includes(topic)) count += this.versions.get(topic) ?? 0
    return count
  }
}

const ALL = () => true
const CONTENT = (topic: Topic) => topic !== 'post_counts'
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
