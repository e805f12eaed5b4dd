import { z } from 'zod'
import { MAX_EMAIL, tooLong } from './textLimits.ts'

/** `anna@müller.example` as mail servers know it: `anna@xn--mller-kva.example`. Anything else stays as it is. */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  // Letters, digits, marks and what may divide them; a port or path would change meaning.
  if (at < 0 || !/[^\0-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.\u3002-]{1,253}$/u.test(domain)) return email
  try {
    return `${email.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return email
  }
}

export const emailSchema = z
  .string('Please enter a valid email address')
  .trim()
  .overwrite(withAsciiDomain)
  .max(MAX_EMAIL, tooLong(MAX_EMAIL))
  .meta({ examples: ['ada@example.com'] })
  .pipe(z.email('Please enter a valid email address'))
