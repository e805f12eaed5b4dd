import { describe, expect, it } from 'vitest'
import { parseEnv } from '#env'

const complete = {
  NODE_ENV: 'production',
  SITE_URL: 'https://stonehunt.test/',
  DATABASE_URL: 'postgres://user:word@localhost:5432/shop',
  PAYLOAD_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SPREADCONNECT_API_KEY: 'key',
  SPREADCONNECT_WEBHOOK_SECRET: 'x'.repeat(16),
  SMTP_URL: 'smtp://mail.test',
}
const test = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
const problems = (change: Record<string, string | undefined>): string => {
  try {
    parseEnv({ ...complete, ...change })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : 'not an error'
  }
}

describe('the environment', () => {
  it('is accepted when complete, with defaults for optional variables', () => {
    expect(parseEnv(complete)).toMatchObject({
      PORT: 3000,
      SITE_URL: 'https://stonehunt.test',
      DATA_DIR: '.data',
      TRUST_PROXY: 0,
      SPREADCONNECT_BASE_URL: 'https://api.spreadconnect.app',
      LOG_LEVEL: 'info',
    })
  })

  it('lists every missing variable on its own line', () => {
    let message = ''
    try {
      parseEnv({})
    } catch (error) {
      message = (error as Error).message
    }
    const lines = message.split('\n')
    expect(lines[0]).toBe('The environment is not complete:')
    const required = [
      'SITE_URL',
      'DATABASE_URL',
      'PAYLOAD_SECRET',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SMTP_URL',
    ]
    expect(lines.slice(1).map((line) => line.trim().split(':')[0])).toEqual(required)
    for (const line of lines.slice(1)) expect(line).toMatch(/^ {2}[A-Z_]+: missing\. \S.{10,}/)
  })

  it.each([
    [
      'an emulator and a live key',
      { STRIPE_API_BASE: 'http://127.0.0.1:4000' },
      /STRIPE_API_BASE: a live key must never be used with an emulator/,
    ],
    ['a live key on plain http', { SITE_URL: 'http://stonehunt.test' }, /SITE_URL: a live key needs an https address/],
    ['keys of two modes', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, /STRIPE_PUBLISHABLE_KEY: must be of the same mode/],
    [
      'keys of two modes, reversed',
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      /STRIPE_PUBLISHABLE_KEY: must be of the same mode/,
    ],
    ['no mail server', { SMTP_URL: undefined }, /SMTP_URL/],
    ['an empty webhook secret', { STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET/],
    ['a webhook secret of another kind', { STRIPE_WEBHOOK_SECRET: 'secret' }, /STRIPE_WEBHOOK_SECRET/],
    ['a short secret', { PAYLOAD_SECRET: 'short' }, /PAYLOAD_SECRET/],
    [
      'a print provider that can’t sign its webhooks',
      { SPREADCONNECT_WEBHOOK_SECRET: undefined },
      /SPREADCONNECT_WEBHOOK_SECRET: missing, although SPREADCONNECT_API_KEY is set/,
    ],
    ['a short print secret', { SPREADCONNECT_WEBHOOK_SECRET: 'short' }, /SPREADCONNECT_WEBHOOK_SECRET/],
    ['a publishable key instead of the secret key', { STRIPE_SECRET_KEY: 'pk_live_1' }, /STRIPE_SECRET_KEY/],
    [
      'a print provider on an unknown host',
      { SPREADCONNECT_BASE_URL: 'https://evil.example' },
      /SPREADCONNECT_BASE_URL: must be on one of/,
    ],
    [
      'a print provider host as a prefix of another host',
      { SPREADCONNECT_BASE_URL: 'https://api.spreadconnect.app.evil.example' },
      /SPREADCONNECT_BASE_URL/,
    ],
    ['a file URL', { SITE_URL: 'file:///etc/passwd' }, /SITE_URL/],
    ['another database', { DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    ['an invalid port', { PORT: '70000' }, /PORT/],
    ['an unlimited number of proxies', { TRUST_PROXY: 'true' }, /TRUST_PROXY/],
  ])('is rejected with %s', (_, change, line) => {
    expect(problems(change)).toMatch(line)
  })

  const bucket = {
    S3_BUCKET: 'stone-hunt',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  it('accepts a bucket at Amazon S3 or another provider', () => {
    expect(problems(bucket)).toBe('')
    expect(problems({ ...bucket, S3_ENDPOINT: 'https://storage.test' })).toBe('')
  })

  it.each(Object.keys(bucket))('is rejected with a bucket but without %s', (name) => {
    const line = problems({ ...bucket, [name]: '' })
    expect(line).toMatch(new RegExp(`${name}: missing, although S3_\\w+ is set`))
    expect(line.split('\n')).toHaveLength(2)
  })

  it('rejects an http bucket for an https site', () => {
    expect(problems({ ...bucket, S3_ENDPOINT: 'http://storage.test' })).toMatch(/S3_ENDPOINT: must be an https address/)
  })

  it('rejects a bucket endpoint without a bucket', () => {
    expect(problems({ S3_ENDPOINT: 'https://storage.test' })).toMatch(/S3_BUCKET: missing, although S3_ENDPOINT is set/)
  })

  it('never prints secrets', () => {
    expect(problems({ STRIPE_SECRET_KEY: 'wrong_kind_of_secret', PAYLOAD_SECRET: 'tell-nobody' })).not.toMatch(
      /wrong_kind_of_secret|tell-nobody/,
    )
  })

  it('accepts emulators with test keys', () => {
    const env = parseEnv({
      ...complete,
      ...test,
      SMTP_URL: '',
      SITE_URL: 'http://localhost:3000',
      STRIPE_API_BASE: 'http://127.0.0.1:4000/',
    })
    expect(env).toMatchObject({ STRIPE_API_BASE: 'http://127.0.0.1:4000', SMTP_URL: undefined })
  })
})
