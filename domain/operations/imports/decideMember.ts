import type { LineAction } from '#contracts/operations/imports.ts'
import { emailSchema } from '#contracts/shared/emailSchema.ts'
import { isReservedEmail } from '#domain/people/people/reservedEmail.ts'
import type { ReadLine } from './readMembers.ts'

/** The account with the address of a line. */
export type KnownAccount = { id: number; isConfirmed: boolean; complimentaryUntil: Date | null }

type Situation = {
  account: KnownAccount | null
  /** Someone changed their address and can still undo it. */
  isHeld: boolean
  /** An earlier line with the same address. */
  earlierLine: number | null
  complimentaryUntil: Date | null
}

export type Decision = { action: LineAction; reason: string | null }

/** What happens with a line. An account that exists keeps its name, its emails and its membership. */
export function decideMember({ member, problem }: Pick<ReadLine, 'member' | 'problem'>, now: Situation): Decision {
  const { account, isHeld, earlierLine, complimentaryUntil } = now
  if (problem) return { action: 'refuse', reason: problem }
  if (!emailSchema.safeParse(member.email).success || isReservedEmail(member.email))
    return { action: 'refuse', reason: addressProblem(member.email) }
  if (earlierLine !== null) return { action: 'skip', reason: `The same address is on line ${earlierLine}.` }
  if (member.leftOut) return { action: 'skip', reason: member.leftOut }
  if (isHeld) return { action: 'refuse', reason: 'Another account can still change back to this address.' }
  const gift = member.isPaying ? complimentaryUntil : null
  const granted = gift && `Complimentary until ${gift.toISOString().slice(0, 10)}.`
  if (!account) return { action: 'create', reason: granted }
  if (!gift) return { action: 'skip', reason: 'Has an account already.' }
  if (!account.isConfirmed)
    return { action: 'skip', reason: 'Has an account whose address isn’t confirmed, so it gets nothing for free.' }
  if (account.complimentaryUntil && account.complimentaryUntil >= gift)
    return { action: 'skip', reason: 'Has an account that is complimentary for at least as long.' }
  return { action: 'update', reason: granted }
}

function addressProblem(email: string): string {
  if (email === '') return 'There is no email address.'
  const [local = ''] = email.split('@')
  return /[^\0-\x7f]/.test(local)
    ? 'Before the @ are letters that many mail servers and our card provider refuse.'
    : 'The email address isn’t valid.'
}
