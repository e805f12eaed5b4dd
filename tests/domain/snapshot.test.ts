import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Recipe, Snapshot, type Versions } from '../../server/snapshots/Snapshot.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const REFINING_MS = 100

/** One that is built of posts and their counters, at once; each build has a number. */
function useSnapshot(refining: () => Promise<void> = () => Promise.resolve()) {
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
  const snapshot = new Snapshot(recipe, versions, () => new Date())
  return {
    snapshot,
    counts,
    change: (topic: 'posts' | 'post_counts') => {
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

it('is given out as it was built quickly, and refined once, when nothing has changed for five seconds', async () => {
  const { snapshot, counts, pass } = useSnapshot()
  expect(await snapshot.getSoon()).toBe('quick 1')
  await pass(4_900)
  expect([snapshot.get(), counts.refined]).toEqual(['quick 1', 0])
  await pass(400)
  expect(snapshot.get()).toBe('refined 1')
  await pass(20_000)
  expect([snapshot.get(), counts]).toEqual(['refined 1', { builds: 1, refined: 1 }])
})

it('is not refined as long as it changes more often than that', async () => {
  const { snapshot, counts, change, pass } = useSnapshot()
  for (let round = 1; round < 10; round++) {
    change('posts')
    expect(await snapshot.getSoon()).toBe(`quick ${round}`)
    await pass(3_000)
  }
  expect(counts.refined).toBe(0)
})

it('has nobody who asks after a change wait for more than the quick one', async () => {
  const { snapshot, change, pass } = useSnapshot()
  await snapshot.getSoon()
  await pass(10_000)
  change('posts')
  expect(snapshot.get()).toBe(null)
  const asked = performance.now()
  expect(await snapshot.getSoon()).toBe('quick 2')
  expect(performance.now()).toBe(asked)
})

it('is refined before it takes the place of one that may still be given out', async () => {
  const { snapshot, change, pass } = useSnapshot()
  await snapshot.getSoon()
  await pass(10_000)
  snapshot.get()
  change('post_counts')
  expect(snapshot.get()).toBe('refined 1')
  await pass(REFINING_MS)
  expect(snapshot.get()).toBe('refined 2')
})

it('is never what was refined of an older one', async () => {
  const { snapshot, change, counts, pass } = useSnapshot()
  await snapshot.getSoon()
  await pass(5_000)
  expect(counts.refined).toBe(1)
  change('posts')
  expect(await snapshot.getSoon()).toBe('quick 2')
  await pass(1_000)
  expect(snapshot.get()).toBe('quick 2')
})

it('stays as it is when it could not be refined', async () => {
  const { snapshot, pass } = useSnapshot(() => Promise.reject(new Error('No memory')))
  await snapshot.getSoon()
  await pass(10_000)
  expect(snapshot.get()).toBe('quick 1')
})
