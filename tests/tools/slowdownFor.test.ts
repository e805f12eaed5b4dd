import { expect, it } from 'vitest'
import { slowdownFor } from '#tools/lighthouse/slowdownFor.ts'

it.each([
  [100, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533, 4],
  [2000, 4],
  [Infinity, 4],
])('a machine with benchmark index %d is slowed down %d times', (index, times) => {
  expect(slowdownFor(index)).toBe(times)
})
