import { timingSafeEqual } from 'node:crypto'
import { StripeError } from './StripeError.ts'

export function checkKey(authorization: string | undefined, expected: string | undefined): void {
  const key = keyOf(authorization ?? '')
  if (!key) {
    throw new StripeError(401, {
      type: 'invalid_request_error',
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    })
  }
  const isGood = expected ? isEqual(key, expected) : key.startsWith('sk_test_')
  if (isGood) return
  const hint = `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`
  throw new StripeError(401, {
    type: 'invalid_request_error',
    code: 'api_key_invalid',
    message: `Invalid API Key provided: ${hint}`,
  })
}

function keyOf(authorization: string): string {
  const [scheme = '', value = ''] = authorization.split(' ')
  if (scheme.toLowerCase() === 'bearer') return value.trim()
  if (scheme.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? ''
  return ''
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
