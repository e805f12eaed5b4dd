import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backgroundQueue } from '#server/cache/createCache.ts'
import { CacheEntry, type Loader } from '#server/cache/CacheEntry.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const RECOMPRESS_MS = 100
type Topic = 'posts' | 'post_counts'

function makeEntry({ queue = backgroundQueue(), recompressing = () => Promise.resolve(), loadMs = 0 } = {}) {
  const versions = new Map<Topic, number>()
  const counts = { loads: 0, recompressed: 0 }
  const loader: Loader<string> = {
    topics: ['posts', 'post_counts'],
    load: async () => {
      const number = ++counts.loads
      const recompress = async () => {
        counts.recompressed += 1
        await new Promise((resolve) => setTimeout(resolve, RECOMPRESS_MS))
        await recompressing()
        return `recompressed ${number}`
      }
      if (loadMs > 0) await new Promise((resolve) => setTimeout(resolve, loadMs))
      return { value: `fast ${number}`, until: null, recompress }
    },
  }
  const entry = new CacheEntry(loader, versions, () => new Date(), queue)
  return {
    entry,
    counts,
    change: (topic: Topic) => {
      versions.set(topic, (versions.get(topic) ?? 0) + 1)
      entry.refresh()
    },
    /** The feed confirms ten times a second that nothing was missed. */
    pass: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 100) {
        await vi.advanceTimersByTimeAsync(100)
        entry.confirm(performance.now())
      }
    },
  }
}

it('is recompressed once after five seconds without a change', async () => {
  const { entry, counts, pass } = makeEntry()
  expect(await entry.wait()).toBe('fast 1')
  await pass(4_900)
  expect([entry.get(), counts]).toEqual(['fast 1', { loads: 1, recompressed: 0 }])
  await pass(200 + RECOMPRESS_MS)
  expect(entry.get()).toBe('recompressed 1')
  await pass(20_000)
  expect([entry.get(), counts]).toEqual(['recompressed 1', { loads: 1, recompressed: 1 }])
})

it('is not recompressed unless it is read after it has loaded', async () => {
  const { entry, counts, pass } = makeEntry()
  await Promise.all([entry.wait(), entry.wait()])
  await pass(10_000)
  expect(counts).toEqual({ loads: 1, recompressed: 0 })
  expect(entry.get()).toBe('fast 1')
  await pass(100 + RECOMPRESS_MS)
  expect([entry.get(), counts]).toEqual(['recompressed 1', { loads: 1, recompressed: 1 }])
})

it('that is removed while it loads returns nothing and is not recompressed', async () => {
  const { entry, counts, pass } = makeEntry()
  const asked = entry.wait()
  entry.remove()
  expect(await asked).toBe(null)
  await pass(20_000)
  expect(counts).toEqual({ loads: 1, recompressed: 0 })
})

it.each<Topic>(['posts', 'post_counts'])('is recompressed five seconds after the last change of %s', async (topic) => {
  const { entry, counts, change, pass } = makeEntry()
  await entry.wait()
  await pass(1_000)
  for (let round = 0; round < 5; round++) {
    entry.get()
    change(topic)
    await pass(3_000)
  }
  expect([entry.get(), counts]).toEqual(['fast 6', { loads: 6, recompressed: 0 }])
  await pass(2_500)
  expect([entry.get(), counts]).toEqual(['recompressed 6', { loads: 6, recompressed: 1 }])
})

it('returns the fast encoding right after a change', async () => {
  const { entry, change, pass } = makeEntry()
  await entry.wait()
  await pass(10_000)
  entry.get()
  await pass(1_000)
  expect(entry.get()).toBe('recompressed 1')
  change('posts')
  expect(entry.get()).toBe(null)
  const asked = performance.now()
  expect(await entry.wait()).toBe('fast 2')
  expect(performance.now()).toBe(asked)
})

it('returns the value after a change however slowly it loads, and null after five seconds', async () => {
  const slow = makeEntry({ loadMs: 900 })
  const first = slow.entry.wait()
  await vi.advanceTimersByTimeAsync(900)
  expect(await first).toBe('fast 1')
  slow.change('posts')
  const changed = slow.entry.wait()
  await vi.advanceTimersByTimeAsync(900)
  expect(await changed).toBe('fast 2')

  const stuck = makeEntry({ loadMs: 60_000 }).entry.wait()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await stuck).toBe(null)
})

it('drops the recompressed value of an older load', async () => {
  const { entry, change, counts, pass } = makeEntry({
    recompressing: () => new Promise((go) => setTimeout(go, 1_000)),
  })
  await entry.wait()
  await pass(5_000)
  entry.get()
  await pass(200)
  expect(counts.recompressed).toBe(1)
  change('posts')
  expect(await entry.wait()).toBe('fast 2')
  await pass(2_000)
  expect(entry.get()).toBe('fast 2')
})

it('recompresses one entry at a time, and skips one that has changed meanwhile', async () => {
  const queue = backgroundQueue()
  const others = Array.from({ length: 3 }, () => makeEntry({ queue }))
  const asked = await Promise.all(others.map(({ entry }) => entry.wait()))
  expect(asked).toEqual(['fast 1', 'fast 1', 'fast 1'])
  await vi.advanceTimersByTimeAsync(5_100)
  for (const { entry } of others) {
    entry.confirm(performance.now())
    expect(entry.get()).toBe('fast 1')
    entry.refresh()
  }
  others[1]?.change('posts')
  await others[1]?.entry.wait()
  const recompressed = () => others.map(({ counts }) => counts.recompressed)
  expect(recompressed()).toEqual([1, 0, 0])
  await vi.advanceTimersByTimeAsync(RECOMPRESS_MS)
  expect(recompressed()).toEqual([1, 0, 1])
})

it('keeps its value when recompressing fails', async () => {
  const { entry, counts, pass } = makeEntry({ recompressing: () => Promise.reject(new Error('No memory')) })
  await entry.wait()
  await pass(10_000)
  entry.get()
  await pass(1_000)
  expect([entry.get(), counts]).toEqual(['fast 1', { loads: 1, recompressed: 1 }])
})
