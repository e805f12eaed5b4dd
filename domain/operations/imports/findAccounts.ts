import { type Database, rows, sql } from '#database/sql.ts'
import type { KnownAccount } from './decideMember.ts'

const AT_ONCE = 5_000

type KnownAddresses = { accounts: Map<string, KnownAccount>; held: Set<string> }

/** What is known about these addresses here. */
export async function findAccounts(tx: Database, emails: string[], now: Date): Promise<KnownAddresses> {
  const accounts = new Map<string, KnownAccount>()
  const held = new Set<string>()
  for (let at = 0; at < emails.length; at += AT_ONCE) {
    const some = emails.slice(at, at + AT_ONCE)
    const found = await rows(
      tx,
      sql<KnownAccount & { email: string }>`
        select id, email, email_verified_at is not null as "isConfirmed", complimentary_until as "complimentaryUntil"
        from users where email = any(${some})`,
    )
    for (const { email, ...account } of found) accounts.set(email, account)
    const links = await rows(
      tx,
      sql<{ email: string | null }>`
        select email from mailed_links where email = any(${some}) and purpose = 'undo-email-change' and used_at is null
          and expires_at > ${now}`,
    )
    for (const { email } of links) if (email) held.add(email)
  }
  return { accounts, held }
}
