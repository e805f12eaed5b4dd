import { type Message, problem } from '#contracts/shared/problem.ts'
import { messageOfIssue } from '#contracts/shared/messageOfIssue.ts'
import { passwordSchema } from '#contracts/people/people.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { isCommonPassword } from './commonPasswords.ts'

/** @param email the account's address, which must not be its password. @throws AppError `weak_password`. */
export function refuseWeakPassword(password: unknown, email?: string): void {
  const checked = passwordSchema.safeParse(password)
  if (!checked.success) {
    const [issue] = checked.error.issues
    throw weak(issue ? messageOfIssue(issue) : problem('You can’t use that password'))
  }
  if (isCommonPassword(checked.data, email ? [email, ...email.split('@')] : []))
    throw weak(problem('That password is too easy to guess. Try three or four words that don’t belong together.'))
  if (checked.data.toLowerCase() === email?.toLowerCase())
    throw weak(problem('Your email address can’t be your password.'))
}

const weak = (problem: Message) => new AppError('weak_password.password', { problem, errors: { password: problem } })
