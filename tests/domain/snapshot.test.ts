import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startQueue } from '#server/cache/queue.ts'
import { type Recipe, Snapshot, type Versions } from '#server/cache/CacheEntry.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const REFINING_MS = 100
type Topic = 'posts' | 'post_counts'

/** One that is built of posts and their counters, at once; each build has a number. */
function makeSnapshot({ queue = startQueue(), refining = () => Promise.resolve() } = {}) {
  const versions: Versions = new Map()
  const counts = { builds: 0, refined: 0 }
  const recipe: Recipe<string> = {
    topics: ['posts', 'post_counts'],
    build: () => {
      const number = ++counts.builds
      const refine = async () => {
        counts.refined += 1
        await new Promise((resolve) => setTimeout(resolve, REFINING_MS))
        await refining()
        return `refined ${number}`
      }
      return Promise.resolve({ ready: `quick ${number}`, until: null, refine })
    },
  }
  const snapshot = new Snapshot(recipe, versions, () => new Date(), queue)
  return {
    snapshot,
    counts,
    change: (topic: Topic) => {
      versions.set(topic, (versions.get(topic) ?? 0) + 1)
      snapshot.keep()
    },
    /** As time goes by it is said again and again that nothing was missed. */
    pass: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 100) {
        await vi.advanceTimersByTimeAsync(100)
        snapshot.confirm(performance.now())
      }
    },
  }
}

it('is given out as it was built quickly, and refined once when it has stayed for five seconds', async () => {
  const { snapshot, counts, pass } = makeSnapshot()
  expect(await snapshot.getSoon()).toBe('quick 1')
  await pass(4_900)
  expect([snapshot.get(), counts]).toEqual(['quick 1', { builds: 1, refined: 0 }])
  await pass(200 + REFINING_MS)
  expect(snapshot.get()).toBe('refined 1')
  await pass(20_000)
  expect([snapshot.get(), counts]).toEqual(['refined 1', { builds: 1, refined: 1 }])
})

it('is not refined for those who waited for it alone', async () => {
  const { snapshot, counts, pass } = makeSnapshot()
  await Promise.all([snapshot.getSoon(), snapshot.getSoon()])
  await pass(10_000)
  expect(counts).toEqual({ builds: 1, refined: 0 })
  expect(snapshot.get()).toBe('quick 1')
  await pass(100 + REFINING_MS)
  expect([snapshot.get(), counts]).toEqual(['refined 1', { builds: 1, refined: 1 }])
})

it('that is forgotten is neither kept nor refined, not even when it was just being built', async () => {
  const { snapshot, counts, pass } = makeSnapshot()
  const asked = snapshot.getSoon()
  snapshot.end()
  expect(await asked).toBe(null)
  await pass(20_000)
  expect(counts).toEqual({ builds: 1, refined: 0 })
})

it.each<Topic>(['posts', 'post_counts'])(
  'is not refined while %s change again and again, and is when they were left alone for five seconds',
  async (topic) => {
    const { snapshot, counts, change, pass } = makeSnapshot()
    await snapshot.getSoon()
    await pass(1_000)
    for (let round = 0; round < 5; round++) {
      snapshot.get()
      change(topic)
      await pass(3_000)
    }
    expect([snapshot.get(), counts]).toEqual(['quick 6', { builds: 6, refined: 0 }])
    await pass(2_500)
    expect([snapshot.get(), counts]).toEqual(['refined 6', { builds: 6, refined: 1 }])
  },
)

it('has nobody who asks after a change wait for more than the quick one', async () => {
  const { snapshot, change, pass } = makeSnapshot()
  await snapshot.getSoon()
  await pass(10_000)
  snapshot.get()
  await pass(1_000)
  expect(snapshot.get()).toBe('refined 1')
  change('posts')
  expect(snapshot.get()).toBe(null)
  const asked = performance.now()
  expect(await snapshot.getSoon()).toBe('quick 2')
  expect(performance.now()).toBe(asked)
})

it('is never what was refined of an older one', async () => {
  const { snapshot, change, counts, pass } = makeSnapshot({
    refining: () => new Promise((go) => setTimeout(go, 1_000)),
  })
  await snapshot.getSoon()
  await pass(5_000)
  snapshot.get()
  await pass(200)
  expect(counts.refined).toBe(1)
  change('posts')
  expect(await snapshot.getSoon()).toBe('quick 2')
  await pass(2_000)
  expect(snapshot.get()).toBe('quick 2')
})

it('is refined when all others are, and not at all when it is no longer given out by then', async () => {
  const queue = startQueue()
  const others = Array.from({ length: 3 }, () => makeSnapshot({ queue }))
  const asked = await Promise.all(others.map(({ snapshot }) => snapshot.getSoon()))
  expect(asked).toEqual(['quick 1', 'quick 1', 'quick 1'])
  await vi.advanceTimersByTimeAsync(5_100)
  for (const { snapshot } of others) {
    snapshot.confirm(performance.now())
    expect(snapshot.get()).toBe('quick 1')
    snapshot.keep()
  }
  others[1]?.change('posts')
  await others[1]?.snapshot.getSoon()
  const refined = () => others.map(({ counts }) => counts.refined)
  expect(refined()).toEqual([1, 0, 0])
  await vi.advanceTimersByTimeAsync(REFINING_MS)
  expect(refined()).toEqual([1, 0, 1])
})

it('stays as it is when it could not be refined', async () => {
  const { snapshot, counts, pass } = makeSnapshot({ refining: () => Promise.reject(new Error('No memory')) })
  await snapshot.getSoon()
  await pass(10_000)
  snapshot.get()
  await pass(1_000)
  expect([snapshot.get(), counts]).toEqual(['quick 1', { builds: 1, refined: 1 }])
})
