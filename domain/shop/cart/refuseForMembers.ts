import { AppError } from '#domain/platform/AppError.ts'
import { type CartLine, isForMembers } from './cartLines.ts'

/** For somebody who isn't a member. @throws AppError `members_first`, with the article and when everyone can buy it. */
export function refuseForMembers(lines: CartLine[], now: Date): void {
  const line = lines.find((one) => isForMembers(one, now))
  if (line && line.publicAt !== null)
    throw new AppError('members_first.until', { title: line.title, date: new Date(line.publicAt) })
}
