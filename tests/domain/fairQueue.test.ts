import { beforeEach, expect, it } from 'vitest'
import { createFairQueue, type Lane } from '#domain/people/people/fairQueue.ts'
import { CHECK_LIMITS } from '#domain/people/people/password.ts'

/** Names of the work that has started, in order. */
let started: string[]
let ends: Map<string, () => void>
let queue: (name: string, lane: Partial<Lane>) => Promise<void>
const end = async (name: string) => {
  ends.get(name)?.()
  await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  started = []
  ends = new Map()
  const run = createFairQueue(CHECK_LIMITS)
  queue = (name, lane) =>
    run({ network: 'local', account: '', isKnownDevice: false, ...lane }, () => {
      started.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
})

/** Waits until everything that can start has started. */
async function add(name: string, lane: Partial<Lane>): Promise<void> {
  queue(name, lane).catch(() => undefined)
  await new Promise((resolve) => setImmediate(resolve))
}

const TOO_MANY = { code: 'too_many_requests', retryAfterSeconds: 5 }

it('one network uses one slot', async () => {
  await add('first', {})
  await add('second', {})
  await add('other network', { network: 'other' })
  expect(started).toEqual(['first', 'other network'])
  await end('first')
  expect(started).toEqual(['first', 'other network', 'second'])
})

it('unknown devices leave a slot to known devices, and the other way round', async () => {
  for (const network of ['a', 'b', 'c']) await add(`unknown ${network}`, { network })
  for (const network of ['a', 'b']) await add(`known ${network}`, { network, isKnownDevice: true })
  expect(started).toEqual(['unknown a', 'unknown b', 'known a'])
  await end('unknown a')
  expect(started.slice(3)).toEqual(['known b'])
  await end('unknown b')
  expect(started.slice(4)).toEqual(['unknown c'])
})

it('networks take turns, and so do the accounts of a network', async () => {
  const busy = { network: 'busy' }
  await add('elsewhere', { network: 'elsewhere' })
  await add('running', busy)
  for (const [name, account] of [['one', 'a'] as const, ['two', 'a'] as const, ['three', 'b'] as const])
    await add(name, { ...busy, account })
  await add('calm', { network: 'calm' })
  for (const name of ['running', 'one', 'calm', 'three']) await end(name)
  expect(started).toEqual(['elsewhere', 'running', 'one', 'calm', 'three', 'two'])
})

it('an account with twenty waiting is refused, others of its network are not, until forty wait', async () => {
  await add('running', { account: 'a' })
  for (let waiting = 0; waiting < 20; waiting += 1) await add(`a${waiting}`, { account: 'a' })
  await expect(queue('a20', { account: 'a' })).rejects.toMatchObject(TOO_MANY)
  for (let waiting = 0; waiting < 20; waiting += 1) await add(`b${waiting}`, { account: `b${waiting}` })
  await expect(queue('c', { account: 'c' })).rejects.toMatchObject(TOO_MANY)
  await end('running')
  await add('later', { account: 'c' })
  expect(started).toHaveLength(2)
  await expect(queue('c', { account: 'd' })).rejects.toMatchObject(TOO_MANY)
})

it('a forty-first network is refused while forty wait', async () => {
  for (let network = 0; network < 40; network += 1) await add(`n${network}`, { network: `n${network}` })
  await expect(queue('n40', { network: 'n40' })).rejects.toMatchObject(TOO_MANY)
  await add('known', { network: 'n41', isKnownDevice: true })
  expect(started).toEqual(['n0', 'n1', 'known'])
})

it('failed work frees its slot', async () => {
  const run = createFairQueue(CHECK_LIMITS)
  const lane = { network: 'local', account: '', isKnownDevice: true }
  await expect(run(lane, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(run(lane, () => Promise.resolve('next'))).resolves.toBe('next')
})
