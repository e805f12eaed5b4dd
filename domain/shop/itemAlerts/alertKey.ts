import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signed, so that an emailed link can be made again when the alert is sent. */
export const alertKey = (secret: string, id: number): string => `${id}.${sign(secret, id)}`

/** @returns the alert’s id; null for a forged key. */
export function alertIdOf(secret: string, key: string): number | null {
  const [, id = '', signature = ''] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(key) ?? []
  const number = Number(id)
  if (id === '' || number > 2_147_483_647) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, number))) ? number : null
}

const sign = (secret: string, id: number): string =>
  createHmac('sha256', secret).update(`item alert ${id}`).digest('base64url')
