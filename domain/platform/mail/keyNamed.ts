import { isMailKey, type MailKey } from '#providers/mail/wordings.ts'
import { ShopError } from '../ShopError.ts'

/** @throws ShopError `not_found`. */
export function keyNamed(name: string): MailKey {
  if (!isMailKey(name)) throw new ShopError('not_found')
  return name
}
