import { describe, expect, it } from 'vitest'
import { queuePosition } from '#domain/community/identifications/queuePosition.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 10, minute))
const waiting = [
  { id: 1, isMember: false, askedAt: at(1) },
  { id: 2, isMember: true, askedAt: at(9) },
  { id: 3, isMember: false, askedAt: at(0) },
  { id: 5, isMember: true, askedAt: at(9) },
  { id: 4, isMember: true, askedAt: at(5) },
]

describe('the position in the queue', () => {
  it.each([
    [4, 1, 'is first for the member who asked first'],
    [2, 2, 'follows the time'],
    [5, 3, 'follows the number at equal times'],
    [3, 4, 'of others begins after the members'],
    [1, 5, 'of others follows the time'],
  ])('of stone %i is %i: it %s', (id, position) => expect(queuePosition(waiting, id)).toBe(position))

  it('is none for a stone that does not wait', () => expect(queuePosition(waiting, 9)).toBeNull())
})
