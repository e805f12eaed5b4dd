import { createHmac, hkdfSync } from 'node:crypto'
import type { Req } from '#domain/platform/Req.ts'

/** An HMAC with a secret key, because six digits could be guessed from a plain hash. */
export const hashEmailCode = ({ payload }: Req, browserHash: string, code: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', payload.secret, '', 'email code', 32)))
    .update(`${browserHash} ${code}`)
    .digest('hex')
