import { expect, it } from 'vitest'
import { isFinished, resumeAt } from '#contracts/content/resume.ts'
import { planContinue, type StoredPosition } from '#domain/content/watching/planContinue.ts'
import type { StoredPart } from '#domain/content/series/placeInSeries.ts'

it.each([
  ['before 10 seconds', 9, 600, null],
  ['from 10 seconds on', 10, 600, 10],
  ['at 95 percent', 570, 600, 570],
  ['after 95 percent', 571, 600, null],
  ['at the end', 600, 600, null],
  ['in a film of unknown length', 3000, null, 3000],
  ['in a film without length', 30, 0, 30],
])('a film that was left %s resumes there or starts over', (_, second, duration, at) => {
  expect(resumeAt(second, duration)).toBe(at)
  expect(isFinished(second, duration)).toBe(at === null && second > 10)
})

const now = new Date('2026-11-24T12:00:00Z')
const subscriber = { id: 1, isSubscriber: true, isEmployee: false }
const member = { ...subscriber, isSubscriber: false }

const part = (id: number, isSubscriberOnly = false): StoredPart => ({
  id,
  title: `Part ${id}`,
  germanTitle: null,
  status: 'published',
  isSubscriberOnly,
  publicAt: null,
  authorId: 9,
})
const position = (postId: number, second: number, overrides: Partial<StoredPosition> = {}): StoredPosition => ({
  postId,
  second,
  duration: 600,
  finishedAt: null,
  seriesId: null,
  ...overrides,
})
const finished = (postId: number) => position(postId, 600, { finishedAt: now, seriesId: 5 })

const plan = (positions: StoredPosition[], viewer = subscriber) =>
  planContinue({ positions, parts: new Map([[5, [part(1), part(2), part(3, true)]]]), viewer, now }).map(
    ({ postId, second, isNextPart }) => `${postId} at ${second}${isNextPart ? ' next' : ''}`,
  )

it.each<[string, StoredPosition[], string[]]>([
  ['films left in the middle, newest first', [position(7, 250), position(8, 30)], ['7 at 250', '8 at 30']],
  ['nothing for a film that was hardly begun or was finished', [position(7, 3), position(8, 599)], []],
  ['the next part after a finished one', [finished(1)], ['2 at 0 next']],
  ['nothing after the last part', [finished(3)], []],
  ['a next part that was begun, where it was left', [position(2, 40, { seriesId: 5 }), finished(1)], ['2 at 40']],
  ['no next part that was watched before', [finished(1), finished(2)], ['3 at 0 next']],
  ['a finished film that is watched again', [position(1, 100, { finishedAt: now, seriesId: 5 })], ['1 at 100']],
])('continues with %s', (_, positions, planned) => {
  expect(plan(positions)).toEqual(planned)
})

it('does not continue with a part that is locked for the viewer', () => {
  expect(plan([finished(2)], member)).toEqual([])
  expect(plan([finished(2)])).toEqual(['3 at 0 next'])
})
