import { expect, it } from 'vitest'
import { halfOfCores, parseRanges } from '#media/video/halfOfCores.ts'
import { oneAtATime, type Urgency } from '#media/video/oneAtATime.ts'

/** Work that notes what happens to it, and ends when told. */
function work(urgency: Urgency, log: string[], signal?: AbortSignal) {
  let finish: (() => void) | undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const note = (what: string) => () => void log.push(`${urgency} ${what}`)
  const begin = () => {
    note('starts')()
    return { done: finished, pause: note('pauses'), resume: note('resumes') }
  }
  const done = oneAtATime(urgency, begin, signal)
  return {
    done,
    end: () => {
      finish?.()
      return done
    },
  }
}

it('more urgent work pauses what runs, which then continues', async () => {
  const log: string[] = []
  const stream = work('canWait', log)
  const conversion = work('postWaits', log)
  const poster = work('somebodyWaits', log)
  await poster.end()
  await conversion.end()
  await stream.end()
  expect(log).toEqual([
    'canWait starts',
    'canWait pauses',
    'postWaits starts',
    'postWaits pauses',
    'somebodyWaits starts',
    'postWaits resumes',
    'canWait resumes',
  ])
})

it('work of the same urgency waits for its turn', async () => {
  const log: string[] = []
  const first = work('postWaits', log)
  const second = work('postWaits', log)
  expect(log).toEqual(['postWaits starts'])
  await first.end()
  expect(log).toEqual(['postWaits starts', 'postWaits starts'])
  await second.end()
})

it('work that is given up while it waits never starts', async () => {
  const log: string[] = []
  const stopping = new AbortController()
  const first = work('postWaits', log)
  const second = work('postWaits', log, stopping.signal)
  stopping.abort()
  await expect(second.done).rejects.toThrow(/abort/)
  await first.end()
  expect(log).toEqual(['postWaits starts'])
})

it('at most half of the cores are used, at least one', () => {
  expect(parseRanges('0-3,8,10-11')).toEqual([0, 1, 2, 3, 8, 10, 11])
  expect(halfOfCores().count).toBeGreaterThanOrEqual(1)
  expect(halfOfCores().list.split(',')).toHaveLength(halfOfCores().count)
})
