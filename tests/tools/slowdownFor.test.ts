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
])('a machine that Lighthouse finds to be %d fast is taken %d times for a phone', (index, times) => {
  expect(slowdownFor(index)).toBe(times)
})
