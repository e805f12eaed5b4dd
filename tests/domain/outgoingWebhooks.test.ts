import { describe, expect, it } from 'vitest'
import { nextAttemptAt, switchOffReason } from '#domain/platform/outgoingWebhooks/deliveryRules.ts'

const now = new Date('2026-11-26T10:00:00Z')
const HOUR = 3_600_000

describe('deliveries', () => {
  it('are tried eleven times over about a day', () => {
    let at = now
    let attempts = 1
    for (let next = nextAttemptAt(1, at); next; next = nextAttemptAt(++attempts, at)) at = next
    expect(attempts).toBe(11)
    expect((at.getTime() - now.getTime()) / HOUR).toBeCloseTo(23.7, 1)
  })

  it.each([
    [503, 71, null],
    [null, 73, 'failing'],
    [410, 0, 'gone'],
  ])('after status %s and %i failing hours the receiver is switched off: %s', (status, hours, reason) => {
    expect(switchOffReason(status, new Date(now.getTime() - hours * HOUR), now)).toBe(reason)
  })
})
