import { expect, it } from 'vitest'
import { toneMap } from '#media/video/toneTable.ts'

/** As encoded: white of 203 nits, its half, and what the sun reflects. */
it.each([
  ['PQ black', 'pq', 0, 0],
  ['PQ of half the brightness of white', 'pq', 0.507, 189],
  ['PQ white', 'pq', 0.5807, 234],
  ['PQ of 1,000 nits', 'pq', 0.7518, 255],
  ['PQ of 10,000 nits', 'pq', 1, 255],
  ['HLG of half the brightness of white', 'hlg', 0.63, 190],
  ['HLG white', 'hlg', 0.75, 234],
  ['HLG peak', 'hlg', 1, 255],
] as const)('%s', (_name, hdr, encoded, shown) => {
  const [red, green, blue] = toneMap(hdr, [encoded, encoded, encoded]).map((value) => Math.round(255 * value))
  expect([red, green, blue].map((value) => Math.abs((value ?? 0) - shown) <= 2)).toEqual([true, true, true])
})

it('a bright color keeps its hue', () => {
  const [red, green, blue] = toneMap('pq', [0.75, 0.6, 0.4])
  expect(red).toBeCloseTo(1, 1)
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(blue)
})
