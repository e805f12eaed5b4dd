import { passwordSchema } from '#contracts/people.ts'
import { ShopError } from '../ShopError.ts'
import { isCommonPassword } from './commonPasswords.ts'

/**
 * What every new password has to be, through whichever door it comes.
 *
 * @throws ShopError `weak_password`.
 */
export function refuseWeakPassword(password: unknown, email?: string): void {
  const checked = passwordSchema.safeParse(password)
  if (!checked.success) throw weak(checked.error.issues[0]?.message ?? 'That password cannot be used')
  if (isCommonPassword(checked.data) || checked.data.toLowerCase() === email?.toLowerCase())
    throw weak('That password is too common')
}

const weak = (reason: string) => new ShopError('weak_password', { message: reason, errors: { password: reason } })
