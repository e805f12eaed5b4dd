import { AppError } from '../AppError.ts'
import { isMailKey, type MailKey } from '#providers/mail/wordings.ts'

/** @throws AppError `not_found`. */
export function keyNamed(name: string): MailKey {
  if (!isMailKey(name)) throw new AppError('not_found')
  return name
}
