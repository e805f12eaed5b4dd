import { createHash } from 'node:crypto'
import { type Database, sql } from '#database/sql.ts'
import type { MailedLink } from '#domain/platform/mail/linkToken.ts'

/** In total: nothing about the person is known here. A mailing that is gone counts nothing. */
export async function countClick(database: Database, { mailingId, url }: MailedLink): Promise<void> {
  // An address can be longer than an entry of an index.
  const key = createHash('sha256').update(url).digest('base64url')
  await database.query(sql`
    insert into mailing_links (mailing_id, key, url, clicks)
    select id, ${key}, ${url}, 1 from mailings where id = ${mailingId}
    on conflict (mailing_id, key) do update set clicks = mailing_links.clicks + 1`)
}
