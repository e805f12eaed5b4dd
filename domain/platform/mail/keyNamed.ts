import { isMailKey, type MailKey } from '#providers/mail/mailTexts.ts'
import { ShopError } from '../ShopError.ts'

/** @throws ShopError `not_found`. */
export function keyNamed(name: string): MailKey {
  if (!isMailKey(name)) throw new ShopError('not_found')
  return name
}
