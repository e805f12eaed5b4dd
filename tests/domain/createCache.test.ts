import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListenConnection } from '#database/listenConnection.ts'
import { createCache } from '#server/cache/createCache.ts'
import { siteChanges } from '#server/siteChanges.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Only notifies. Polls find no database. */
function makeConnection() {
  let notify: (topic: string) => void = () => undefined
  const connection: ListenConnection = {
    connect: () => Promise.reject(new Error('There is no database')),
    follow: ({ notified }) => {
      notify = (topic) => notified('stone_hunt_changes', topic)
      return () => undefined
    },
    drop: () => undefined,
    end: () => Promise.resolve(),
  }
  return { connection, notify: (topic: string) => notify(topic) }
}

it('a change reported by several notices loads an entry once', async () => {
  const { connection, notify } = makeConnection()
  const cache = createCache(siteChanges(connection))
  let loads = 0
  const load = () => Promise.resolve({ value: ++loads, until: null })
  const list = cache.entry('list', () => ({ topics: ['posts', 'post_counts'], load }))
  expect(await list.wait()).toBe(1)
  // Counters alone are refreshed twice a second.
  await vi.advanceTimersByTimeAsync(700)
  expect(list.get()).toBe(1)
  notify('posts 7')
  notify('post_counts 7')
  await vi.advanceTimersByTimeAsync(1)
  expect(list.get()).toBe(2)
  // Any notice makes every entry check whether it is due.
  notify('questions 8')
  await vi.advanceTimersByTimeAsync(700)
  expect(loads).toBe(2)
  await cache.close()
})
