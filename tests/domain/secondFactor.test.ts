import { deviceName } from '#contracts/people/deviceName.ts'
import { textsIn } from '#texts/textsIn.ts'
import { describe, expect, it } from 'vitest'
import { describeDevice } from '#domain/people/people/describeDevice.ts'
import { normalizeCode } from '#domain/people/people/secondFactor/recoveryCodes.ts'
import { addressOf, createTotpSecret, totpStep } from '#domain/people/people/secondFactor/totp.ts'

/** The secret of RFC 6238, appendix B: `12345678901234567890`. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a code of the app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %d is %s, as in RFC 6238', (second, code) => {
    expect(totpStep(SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30))
  })

  it.each([
    [-60, null],
    [-30, 1],
    [0, 1],
    [30, 1],
    [60, null],
  ])('%d seconds later belongs to step %j', (later, step) => {
    expect(totpStep(SECRET, '287082', new Date((59 + later) * 1000))).toBe(step)
  })

  it('uses a 160-bit secret, which the app reads with the account’s name', () => {
    const secret = createTotpSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(createTotpSecret()).not.toBe(secret)
    const address = new URL(addressOf(secret, 'ada@example.test', 'Agate & Alley'))
    expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ issuer: 'Agate & Alley', secret, digits: '6' })
    expect(decodeURIComponent(address.pathname)).toContain('ada@example.test')
  })
})

it.each(['7QK4M-2XWPA', '7qk4m2xwpa', ' 7QK4M 2XWPA '])('plainCode normalizes %j', (typed) => {
  expect(normalizeCode(typed)).toBe('7QK4M2XWPA')
})

describe('describeDevice', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36 Edg/145.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/145.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/30.0 Chrome/140.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['curl/8.5.0', 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('%j is %s', (userAgent, words) => {
    expect(deviceName(describeDevice(userAgent), textsIn('en'))).toBe(words)
  })
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox unter Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1',
    'Safari auf dem iPhone',
  ],
  [undefined, 'Unbekanntes Gerät'],
])('a new passkey of %j is called %s in German', (userAgent, name) => {
  expect(deviceName(describeDevice(userAgent), textsIn('de'))).toBe(name)
})
