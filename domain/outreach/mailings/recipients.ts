import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { z } from 'zod'
import type { MailingAudience } from '#contracts/outreach/mailings.ts'
import { postEmailChoiceSchema } from '#contracts/outreach/postEmails.ts'
import { type Database, dynamicSql, parsedRow, parsedRows, type Statement } from '#database/sql.ts'
import { currentSubscription } from '#domain/membership/subscriptions/currentSubscription.ts'
import { inForce, isGiven } from '#domain/membership/subscriptions/isEntitled.ts'

const recipientRow = z.object({
  id: z.number(),
  email: z.string(),
  isMember: z.boolean(),
  skippedKinds: z.array(z.string()),
})
export type Recipient = z.infer<typeof recipientRow>

/** What somebody must have chosen to get an email: posts of this kind at once, the weekly email, or letters. */
export type Topic = { posts: string } | 'weekly' | 'letters'

export type RecipientFilter = { topic: Topic; joinedWithinDays?: number | null; now: Date }

/** By id, so that a killed run continues after the last one. */
export function listRecipients(
  database: Database,
  { audience, ...wanted }: RecipientFilter & { audience: MailingAudience },
  { after, limit }: { after: number; limit: number },
): Promise<Recipient[]> {
  return parsedRows(
    database,
    recipientRow,
    dynamicSql`select id, email, "isMember", "skippedKinds" from (${selectRecipients(wanted)}) found
      where id > ${after} and case ${audience} when 'everyone' then true when 'members' then "isMember"
        when 'free' then not "isMember" else "isNew" end
      order by id limit ${limit}::int`,
  )
}

export async function countRecipients(
  database: Database,
  wanted: RecipientFilter,
): Promise<Record<MailingAudience, number>> {
  const counted = await parsedRow(
    database,
    z.object({ everyone: z.number(), members: z.number(), free: z.number(), 'new-members': z.number() }),
    dynamicSql`select count(*)::int as everyone, count(*) filter (where "isMember")::int as members,
        count(*) filter (where not "isMember")::int as free, count(*) filter (where "isNew")::int as "new-members"
      from (${selectRecipients(wanted)}) found`,
  )
  return counted ?? { everyone: 0, members: 0, free: 0, 'new-members': 0 }
}

/** Only addresses that were confirmed. The team reads what members read. */
const selectReaders = (now: Date): Statement => dynamicSql`
  select u.id, u.email, c.choice, c.letters, c.skipped_kinds as "skippedKinds", s.created_at as "joinedAt",
    (${inForce(now)} or ${isGiven(now)} or u.role is not null) as "isMember"
  from post_email_choices c
  join users u on u.id = c.user_id and u.closed_at is null and u.email_verified_at is not null
  ${currentSubscription}`

/** As `personKey` computes it. */
const isStopped = dynamicSql`exists (
  select 1 from mail_stops
  where person_key = encode(sha256(convert_to(coalesce(u.normalized_email, u.email), 'UTF8')), 'hex'))`

const selectRecipients = ({ topic, joinedWithinDays, now }: RecipientFilter): Statement => dynamicSql`
  select *, "isMember" and coalesce("joinedAt" > ${new Date(now.getTime() - (joinedWithinDays ?? 30) * DAY_MS)}, false) as "isNew"
  from (${selectReaders(now)} where ${hasChosen(topic)} and not ${isStopped}) chosen`

function hasChosen(topic: Topic): Statement {
  if (topic === 'letters') return dynamicSql`c.letters`
  if (topic === 'weekly') return dynamicSql`c.choice = 'weekly'`
  return dynamicSql`c.choice = 'at_once' and ${topic.posts}::varchar <> all(c.skipped_kinds)`
}

const readerRow = recipientRow.extend({ choice: postEmailChoiceSchema, letters: z.boolean() })

/** What somebody wants and may read now; an email may have waited for hours. */
export function findReader(database: Database, userId: number, now: Date): Promise<z.infer<typeof readerRow> | null> {
  return parsedRow(
    database,
    readerRow,
    dynamicSql`select id, email, choice, letters, "isMember", "skippedKinds" from (${selectReaders(now)} where u.id = ${userId}) reader`,
  )
}
