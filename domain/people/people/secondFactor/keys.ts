import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Req } from '#domain/platform/Req.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Bound to the server secret and the user id: a database copy or another user's row is useless. */
export function sealSecret({ payload }: Req, userId: number, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(payload.secret, 'seal'), nonce).setAAD(Buffer.from(String(userId)))
  const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64')
}

/** @returns null when it was sealed for another user or with another PAYLOAD_SECRET. */
export function openSecret({ payload }: Req, userId: number, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const body = bytes.subarray(NONCE_BYTES, -TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(payload.secret, 'seal'), nonce)
    decipher.setAAD(Buffer.from(String(userId))).setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** An HMAC with a secret key, because 50 bits could be guessed from a plain hash. */
export const hashRecoveryCode = ({ payload }: Req, userId: number, code: string): string =>
  createHmac('sha256', keyFor(payload.secret, 'recovery')).update(`${userId} ${code}`).digest('hex')

const keyFor = (secret: string, purpose: 'seal' | 'recovery'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `second factor ${purpose}`, 32))
