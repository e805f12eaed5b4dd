import { z } from 'zod'
import type { PostEmailAudience, PostEmailChoice } from '#contracts/postEmails.ts'
import { type Database, dynamicSql, parsedRow, parsedRows, type Statement } from '#database/sql.ts'
import { currentSubscription } from '../subscriptions/currentSubscription.ts'
import { inForce } from '../subscriptions/isEntitled.ts'

const recipientRow = z.object({ id: z.number(), email: z.string(), isMember: z.boolean() })
export type Recipient = z.infer<typeof recipientRow>

type Wanted = { choice: PostEmailChoice; audience: PostEmailAudience; now: Date }

/** By id, so that a killed run continues after the last one. */
export function listRecipients(
  database: Database,
  wanted: Wanted,
  { after, limit }: { after: number; limit: number },
): Promise<Recipient[]> {
  return parsedRows(
    database,
    recipientRow,
    dynamicSql`select id, email, "isMember" from (${selectRecipients(wanted)}) found
      where id > ${after} order by id limit ${limit}::int`,
  )
}

export async function countRecipients(database: Database, wanted: Omit<Wanted, 'audience'>) {
  const counted = await parsedRow(
    database,
    z.object({ everyone: z.number(), members: z.number() }),
    dynamicSql`select count(*)::int as everyone, count(*) filter (where "isMember")::int as members
      from (${selectRecipients({ ...wanted, audience: 'everyone' })}) found`,
  )
  return counted ?? { everyone: 0, members: 0 }
}

/** Only addresses that were confirmed. The team reads what members read. */
const selectRecipients = ({ choice, audience, now }: Wanted): Statement => dynamicSql`
  select * from (
    select u.id, u.email, (${inForce(now)} or coalesce(u.complimentary_until > ${now}, false) or u.role is not null) as "isMember"
    from post_email_choices c
    join users u on u.id = c.user_id and u.closed_at is null and u.email_verified_at is not null
    ${currentSubscription}
    where c.choice = ${choice}) chosen
  where "isMember" or ${audience === 'everyone'}::boolean`
