import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => vi.useRealTimers())

describe('the pace of calls to the print provider', () => {
  it('allows at most sixty calls in any minute and a short burst at once', async () => {
    const { waitForTurn } = await import('#providers/spreadconnect/pace.ts')
    const began = Date.now()
    const left: number[] = []
    const calls = Array.from({ length: 200 }, () => waitForTurn().then(() => left.push(Date.now() - began)))
    await vi.advanceTimersByTimeAsync(10)
    expect(left.length).toBeGreaterThanOrEqual(10)
    expect(left.length).toBeLessThanOrEqual(15)
    await vi.advanceTimersByTimeAsync(300_000)
    await Promise.all(calls)
    expect(left).toHaveLength(200)
    const inMinuteFrom = (start: number) => left.filter((at) => at >= start && at < start + 60_000).length
    expect(Math.max(...left.map(inMinuteFrom))).toBeLessThanOrEqual(60)
  })
})
