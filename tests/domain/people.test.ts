import { describe, expect, it } from 'vitest'
import { needsModeration } from '#domain/community/comments/needsModeration.ts'
import { isCommonPassword } from '#domain/people/people/commonPasswords.ts'
import { delayAfter } from '#domain/people/people/withAttemptLimit.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import { hashPassword, isRightPassword } from '#domain/people/people/password.ts'

describe('the delay after failed sign-ins', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 30],
    [6, 60],
    [7, 120],
    [10, 960],
    [15, 30_720],
    [16, 43_200],
    [100, 43_200],
    [5000, 43_200],
  ])('%d failures: %d seconds', (failures, seconds) => {
    expect(delayAfter(failures)).toBe(seconds)
  })
})

describe('normalizeEmail', () => {
  it.each([
    ['Ada@Example.test', 'ada@example.test'],
    [' ada@example.test ', 'ada@example.test'],
    ['ada+shop@example.test', 'ada@example.test'],
    ['ada+a+b@example.test', 'ada@example.test'],
    ['a.d.a@example.test', 'a.d.a@example.test'],
    ['a.d.a@gmail.com', 'ada@gmail.com'],
    ['A.d.A+x@GoogleMail.com', 'ada@gmail.com'],
    ['ada@gmail.com.evil.test', 'ada@gmail.com.evil.test'],
  ])('%j becomes %j', (email, plain) => {
    expect(normalizeEmail(email)).toBe(plain)
  })
})

describe('a password', () => {
  it.each(['password', 'PassWord1', 'stonehunt', 'aaaaaaaaaaaa', 'abababababab', '1234567890'])(
    '%s is too common',
    (password) => {
      expect(isCommonPassword(password)).toBe(true)
    },
  )

  it.each([
    ...[
      'Password1!',
      'P@ssw0rd123',
      'Qwerty123!',
      'Welcome@123',
      'Summer2024!',
      'iloveyou99',
      'football12',
      'Admin@123',
    ],
    ...['letmein!!', 'trustno1!', 'monkey1234', 'dragon2023', 'zaq1zaq1', 'michael1987', 'stonehunt2026', 'agateagate'],
  ])('%s is too close to a common one', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['a long walk along the river', 'agate-in-the-rain', 'xq7!mRw2', 'hunt-the-agate', 'eight8ch'])(
    '%s is not common',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )

  it('is too common when it contains the person’s name', () => {
    expect(isCommonPassword('lovelace-ada1', ['lovelace-ada'])).toBe(true)
    expect(isCommonPassword('lovelace-ada1')).toBe(false)
  })

  it('is checked within 250 ms of CPU time, even if hostile', () => {
    const hostile = [
      '4@8({[<369!1|0$5+7%2',
      '$a$s$0$4$e$3$p$4$w$0',
      '1l|!i1l|!i1l|!i1l|!i',
      '@$'.repeat(64),
      'p4$$'.repeat(32),
    ]
    isCommonPassword('warm up the list')
    for (const password of hostile) {
      const began = process.cpuUsage()
      isCommonPassword(password)
      expect(process.cpuUsage(began).user / 1000).toBeLessThan(250)
    }
  })

  it('matches only itself, and each hash has its own salt', async () => {
    const stored = await hashPassword('a long walk along the river')
    expect(await isRightPassword('a long walk along the river', stored)).toBe(true)
    expect(await isRightPassword('a long walk along the river ', stored)).toBe(false)
    expect(await isRightPassword('', stored)).toBe(false)
    expect(await isRightPassword('a long walk along the river', null)).toBe(false)
    const composed = await hashPassword('Über den Fluß')
    expect(await isRightPassword('U\u0308ber den Fluß', composed)).toBe(true)
    const again = await hashPassword('a long walk along the river')
    expect([again.hash, again.salt]).not.toEqual([stored.hash, stored.salt])
    expect(stored.hash).toMatch(/^pbkdf2-sha256-v1:[0-9a-f]{64}$/)
    expect(await isRightPassword('x', { hash: 'plain', salt: 'x' })).toBe(false)
  })

  it('rejects an account that already has twenty checks waiting', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => isRightPassword('x', null)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(19)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 5 })
    expect(await isRightPassword('x', null)).toBe(false)
  })
})

describe('a comment', () => {
  const rules = { moderation: 'first', blockedWords: ['casino', ''], isTrusted: true } as const
  const held = (content: string, change: object = {}) =>
    needsModeration(content, { ...rules, blockedWords: [...rules.blockedWords], ...change })

  it('of a trusted author is visible immediately', () => {
    expect(held('What a fine agate. Found near St. Paul, 3.5 cm.')).toBe(false)
  })

  it('is held when it is the author’s first', () => {
    expect(held('Hello', { isTrusted: false })).toBe(true)
  })

  it.each(['http://x.test', 'see HTTPS://x', 'www.agates', 'buy at cheap-rocks.com!', 'rocks.RU', 'x.io'])(
    'with a link is held: %s',
    (content) => {
      expect(held(content)).toBe(true)
    },
  )

  it.each(['Casino', 'my CASINO night', 'casinos'])('with a blocked word is held: %s', (content) => {
    expect(held(content)).toBe(true)
  })

  it('is always or never held, depending on the setting', () => {
    expect(held('Hello', { moderation: 'all' })).toBe(true)
    expect(held('http://x.test casino', { moderation: 'off', isTrusted: false })).toBe(false)
  })
})
