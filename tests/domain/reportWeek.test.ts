import { describe, expect, it } from 'vitest'
import { reportWeek } from '#domain/operations/weeklyReport/reportWeek.ts'

describe('the week of the weekly report', () => {
  it.each([
    ['Sunday night', '2026-11-23T05:59:59Z'],
    ['Monday before eight', '2026-11-23T13:59:59Z'],
    ['Thursday', '2026-11-26T06:00:00Z'],
    ['Saturday', '2026-11-28T18:00:00Z'],
  ])('is not reported on %s', (_, now) => {
    expect(reportWeek(new Date(now))).toBeNull()
  })

  it.each([
    ['Monday at eight', '2026-11-23T14:00:00Z'],
    ['Wednesday night, after a failure', '2026-11-26T05:59:59Z'],
  ])('is reported on %s, from Monday to Monday in Central Time', (_, now) => {
    expect(reportWeek(new Date(now))).toEqual({
      monday: '2026-11-23',
      days: { from: '2026-11-16', to: '2026-11-22' },
      from: new Date('2026-11-16T06:00:00Z'),
      to: new Date('2026-11-23T06:00:00Z'),
      sendAt: new Date('2026-11-23T14:00:00Z'),
    })
  })

  it.each([
    [
      'begins in summer time and ends in winter time',
      '2026-11-02T14:00:00Z',
      '2026-10-26T05:00:00Z',
      '2026-11-02T06:00:00Z',
    ],
    [
      'begins in winter time and ends in summer time',
      '2026-03-09T13:00:00Z',
      '2026-03-02T06:00:00Z',
      '2026-03-09T05:00:00Z',
    ],
  ])('that %s has its own midnights', (_, now, from, to) => {
    expect(reportWeek(new Date(now))).toMatchObject({ from: new Date(from), to: new Date(to), sendAt: new Date(now) })
  })

  it('across two months names both', () => {
    expect(reportWeek(new Date('2026-11-30T15:00:00Z'))?.days).toEqual({ from: '2026-11-23', to: '2026-11-29' })
    expect(reportWeek(new Date('2027-01-04T15:00:00Z'))?.days).toEqual({ from: '2026-12-28', to: '2027-01-03' })
  })
})
