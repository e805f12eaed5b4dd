import { asciiEmail } from '#contracts/shared/asciiEmail.ts'
import type { Database } from '#database/sql.ts'
import { decideMember } from './decideMember.ts'
import { findAccounts } from './findAccounts.ts'
import { insertLines } from './insertLines.ts'
import type { ReadLine } from './readMembers.ts'

/** Longer ones are no addresses. */
const MAX_KEY = 254

type Of = { importId: number; until: Date | null; now: Date }

export async function storeLines(tx: Database, lines: ReadLine[], { importId, until, now }: Of): Promise<void> {
  const keyed = lines.map((read) => ({ ...read, key: asciiEmail(read.member.email.toLowerCase()).slice(0, MAX_KEY) }))
  const { accounts, held } = await findAccounts(tx, [...new Set(keyed.map(({ key }) => key))], now)
  const first = new Map<string, number>()
  const decided = keyed.map(({ line, key, member, problem }) => {
    const account = accounts.get(key) ?? null
    const earlierLine = first.get(key) ?? null
    const situation = { account, isHeld: held.has(key), earlierLine, complimentaryUntil: until }
    const decision = decideMember({ member, problem }, situation)
    // A line that can't be read doesn't hide a later one with the same address.
    if (decision.action !== 'refuse' && earlierLine === null) first.set(key, line)
    return { line, key, json: JSON.stringify(member), userId: account?.id ?? null, ...decision }
  })
  await insertLines(tx, importId, decided)
}
