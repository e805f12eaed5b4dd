import { type Database, sql } from '#database/sql.ts'
import { decideMember } from './decideMember.ts'
import { findAccounts } from './findAccounts.ts'
import type { ReadLine } from './readMembers.ts'

const AT_ONCE = 2_000
/** Longer ones are no addresses. */
const MAX_KEY = 254

type Of = { importId: number; until: Date | null; now: Date }

export async function storeLines(tx: Database, lines: ReadLine[], { importId, until, now }: Of): Promise<void> {
  const keyed = lines.map((read) => ({ ...read, key: read.member.email.toLowerCase().slice(0, MAX_KEY) }))
  const { accounts, held } = await findAccounts(tx, [...new Set(keyed.map(({ key }) => key))], now)
  const first = new Map<string, number>()
  const decided = keyed.map(({ line, key, member, problem }) => {
    const account = accounts.get(key) ?? null
    const earlierLine = first.get(key) ?? null
    const situation = { account, isHeld: held.has(key), earlierLine, complimentaryUntil: until }
    const decision = decideMember({ member, problem }, situation)
    // A line that can't be read doesn't hide a later one with the same address.
    if (decision.action !== 'refuse' && earlierLine === null) first.set(key, line)
    return { line, key, data: JSON.stringify(member), userId: account?.id ?? null, ...decision }
  })
  for (let at = 0; at < decided.length; at += AT_ONCE) {
    const some = decided.slice(at, at + AT_ONCE)
    await tx.query(sql`
      insert into import_lines (import_id, line, key, data, action, reason, user_id, result)
      select ${importId}::int, line, key, data::jsonb, action, reason, user_id, 'planned'
      from unnest(${some.map(({ line }) => line)}::int[], ${some.map(({ key }) => key)}::varchar[],
        ${some.map(({ data }) => data)}::varchar[], ${some.map(({ action }) => action)}::varchar[],
        ${some.map(({ reason }) => reason)}::varchar[], ${some.map(({ userId }) => userId)}::int[])
        as given (line, key, data, action, reason, user_id)`)
  }
}
