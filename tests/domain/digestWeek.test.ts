import { describe, expect, it } from 'vitest'
import { digestWeek } from '#domain/outreach/postEmails/sendDigest.ts'
import { isUnsubscribeToken, unsubscribeToken, userIdOfToken } from '#domain/platform/mail/unsubscribeToken.ts'

describe('the week of a digest', () => {
  it.each([
    ['a Monday before 14:00 UTC', '2026-11-23T13:59:59Z', '2026-11-16'],
    ['a Monday at 14:00 UTC', '2026-11-23T14:00:00Z', '2026-11-23'],
    ['a Sunday night', '2026-11-29T23:59:59Z', '2026-11-23'],
    ['a Monday of the next year', '2027-01-04T15:00:00Z', '2027-01-04'],
    ['the first days of a year', '2027-01-01T00:00:00Z', '2026-12-28'],
  ])('on %s is the one that ended last', (_when, now, week) => {
    const found = digestWeek(new Date(now))
    expect(found.week).toBe(week)
    expect(found.to.toISOString()).toBe(`${week}T14:00:00.000Z`)
    expect(found.to.getTime() - found.from.getTime()).toBe(7 * 86_400_000)
  })
})

describe('the token of an unsubscribe link', () => {
  const site = { secret: 'a secret of this site' }
  const ada = { id: 12, email: 'ada@example.test' }
  const token = unsubscribeToken(site, ada)

  it('names one person', () => {
    expect(userIdOfToken(token)).toBe(12)
    expect(isUnsubscribeToken(site, ada, token)).toBe(true)
  })

  it.each([
    ['of another site', unsubscribeToken({ secret: 'another' }, ada)],
    ['of an earlier address', unsubscribeToken(site, { ...ada, email: 'old@example.test' })],
    ['for another person', unsubscribeToken(site, { ...ada, id: 13 }).replace('13.', '12.')],
    ['cut short', token.slice(0, -1)],
  ])('is refused when it is %s', (_what, forged) => {
    expect(isUnsubscribeToken(site, ada, forged)).toBe(false)
  })

  it.each([
    ['without a signature', '12.'],
    ['with a leading zero', `0${token}`],
    ['empty', ''],
  ])('names nobody when it is %s', (_what, text) => {
    expect(userIdOfToken(text)).toBeNull()
  })
})
