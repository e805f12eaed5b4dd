import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * `link` opens a thread on the site; mail to `reply` is from the person who wrote to us, mail to `staff` from us.
 */
type TokenPurpose = 'link' | 'reply' | 'staff'
type ThreadToken = { purpose: TokenPurpose; threadId: number; day: number; signature: string }

const LETTERS: Record<TokenPurpose, string> = { link: 'l', reply: 'r', staff: 's' }
const LIFETIME_DAYS = 180

/**
 * Fits before the @ of an address, and survives mail servers that change it to lower case.
 *
 * @param email the mailbox the token is sent to: it is worth nothing once the thread has another.
 */
export function createThreadToken(
  secret: string,
  { purpose, threadId, email }: { purpose: TokenPurpose; threadId: number; email: string },
  now: Date,
): string {
  const day = Math.floor(now.getTime() / DAY_MS) + LIFETIME_DAYS
  const signature = sign(secret, email, { purpose, threadId, day })
  return `${LETTERS[purpose]}${threadId.toString(36)}.${day.toString(36)}.${signature}`
}

/** Not yet proven. @returns null for anything else. */
export function parseThreadToken(token: string): ThreadToken | null {
  const [, letter, id = '', day = '', signature = ''] =
    /^([lrs])([1-9a-z][\da-z]{0,5})\.([\da-z]{1,5})\.([\da-f]{32})$/.exec(token.toLowerCase()) ?? []
  const purpose = (Object.keys(LETTERS) as TokenPurpose[]).find((one) => LETTERS[one] === letter)
  const threadId = Number.parseInt(id, 36)
  if (!purpose || threadId > 2_147_483_647) return null
  return { purpose, threadId, day: Number.parseInt(day, 36), signature }
}

/** In an address or a link, however that is spelled. */
export const withoutThreadTokens = (text: string): string =>
  text.replace(/[lrs][1-9a-z][\da-z]{0,5}\.[\da-z]{1,5}\.[\da-f]{32}/gi, '')

export function isThreadToken(secret: string, email: string, token: ThreadToken, now: Date): boolean {
  const expected = Buffer.from(sign(secret, email, token))
  return timingSafeEqual(Buffer.from(token.signature), expected) && now.getTime() < (token.day + 1) * DAY_MS
}

const sign = (
  secret: string,
  email: string,
  { purpose, threadId, day }: Pick<ThreadToken, 'purpose' | 'threadId' | 'day'>,
): string =>
  createHmac('sha256', secret)
    .update(`thread ${purpose} ${threadId} ${day} ${email.toLowerCase()}`)
    .digest('hex')
    .slice(0, 32)
