import { isSameSignature, signatureOf } from '#domain/platform/signature.ts'

/** Signed, so that an emailed link can be made again when the alert is sent. */
export const alertKey = (secret: string, id: number): string => `${id}.${sign(secret, id)}`

/** @returns the alert’s id; null for a forged key. */
export function alertIdOf(secret: string, key: string): number | null {
  const [, id = '', signature = ''] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(key) ?? []
  const number = Number(id)
  if (id === '' || number > 2_147_483_647) return null
  return isSameSignature(signature, sign(secret, number)) ? number : null
}

const sign = (secret: string, id: number): string => signatureOf(secret, `item alert ${id}`)
