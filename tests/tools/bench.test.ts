import { describe, expect, it } from 'vitest'
import { judge, paceOf } from '#tools/bench/pace.ts'
import { medianOf, type Row } from '#tools/lighthouse/rows.ts'

const measured = { perSecond: 1, p50: 1, p99: 1, bytesPerSecond: 1, failures: 0, processCpu: 0.018, databaseCpu: 0 }

describe('the pace of a machine', () => {
  it.each([
    [0.018, 1],
    [0.009, 1],
    [0.054, 3],
  ])('is derived from a bare server that needs %d ms per response: %d', (processCpu, pace) => {
    expect(paceOf({ ...measured, processCpu })).toBeCloseTo(pace, 5)
  })

  it.each([
    [40, 1, true],
    [40, 3, true],
    [41, 1, false],
    [80, 2, 'paced'],
    [81, 2, false],
  ])('judges %d ms against a target of 40 at a pace of %d as %s', (took, pace, verdict) => {
    expect(judge(pace, (slower) => took <= 40 * slower)).toBe(verdict)
  })
})

describe('the median run', () => {
  const look = (performance: number, tbt: number) => ({ performance, tbt }) as Row

  it('is chosen by score, then by blocking time', () => {
    expect(medianOf([look(98, 90), look(80, 900), look(98, 120), look(99, 80), look(98, 70)])).toEqual(look(98, 90))
  })

  it('is undefined without runs', () => {
    expect(medianOf([])).toBeUndefined()
  })
})
