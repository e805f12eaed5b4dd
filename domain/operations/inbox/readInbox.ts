import { hunterWord } from '#contracts/platform/calledWords.ts'
import { z } from 'zod'
import type { StoredFact } from '#contracts/platform/facts.ts'
import { type Capability, type Role, may } from '#contracts/platform/roles.ts'
import { storedFactSchema } from '#contracts/platform/storedFactSchema.ts'
import { type Database, parsedRows, statement } from '#database/sql.ts'

/** What waits for an employee, and who may answer it. */
const KINDS = {
  order: 'changeOrders',
  withdrawal: 'refundOrders',
  claim: 'changeOrders',
  payment: 'readMembers',
  alert: 'resolveShopAlerts',
  message: 'answerMessages',
  report: 'moderateComments',
  comment: 'moderateComments',
  stone: 'identifyStones',
  review: 'moderateReviews',
  upload: 'writePosts',
  question: 'manageQuestions',
} as const satisfies Record<string, Capability>
export type InboxKind = keyof typeof KINDS

export type InboxItem = {
  kind: InboxKind
  /** Of the comment for a report, of the person for a failed payment. */
  id: number
  /** Whom it is from or about. */
  who: string
  /** What to know to decide, at most 500 characters. */
  text: string
  /** The order’s problem or the alert, where nobody has written a text. */
  told: StoredFact | null
  since: Date
}

type Person = { role?: Role | null } | null | undefined
type Options = { kind?: InboxKind | undefined; limit: number }

const foundSchema = z.object({
  kind: z.enum(Object.keys(KINDS) as InboxKind[]),
  id: z.number(),
  who: z.string(),
  text: z.string(),
  since: z.date(),
  told: storedFactSchema.nullable(),
})

export const inboxKinds = (person: Person): InboxKind[] =>
  (Object.keys(KINDS) as InboxKind[]).filter((kind) => may(person, KINDS[kind]))

/**
 * First what is about money or the law, then what people wait for; the oldest first. A comment that is both
 * reported and to be reviewed is in it once.
 */
export async function readInbox(database: Database, person: Person, { kind, limit }: Options): Promise<InboxItem[]> {
  const kinds = inboxKinds(person).filter((one) => kind === undefined || one === kind)
  const topics = may(person, 'resolveAlerts') ? ['shop', 'members'] : ['shop']
  return parsedRows(
    database,
    foundSchema,
    statement`
      select kind, w.id, coalesce(who, n.name, ${hunterWord()}::text || ' ' || right(h.handle, 4), '') as who, left(text, 500) as text, since, told
      from (
        select 1 as urgency, 'order' as kind, o.id, o.reference::text as who, null::int as author, '' as text,
          coalesce(p.opened_at, o.updated_at) as since,
          case when p.id is null then null else jsonb_build_object('kind', p.kind, 'values', p."values") end as told
        from orders o left join lateral (
          select * from order_problems p where p.order_id = o.id and p.closed_at is null order by p.opened_at, p.id limit 1) p on true
        where 'order' = any(${kinds}) and (o.fulfilment = 'needs_attention' or p.id is not null)
        union all
        select 1, 'withdrawal', w.id, w.name, null, o.reference, w.submitted_at, null
        from withdrawals w join orders o on o.id = w.order_id where 'withdrawal' = any(${kinds}) and w.state = 'open'
        union all
        select 1, 'claim', c.id, o.reference, null, coalesce((
          select m.text from claim_messages m where m.claim_id = c.id order by m.id limit 1), ''), c.created_at, null
        from claims c join orders o on o.id = c.order_id where 'claim' = any(${kinds}) and c.status = 'open'
        union all
        select 1, 'payment', u.id, trim(u.first_name || ' ' || u.last_name), null, u.email, s.past_due_since, null
        from subscriptions s join users u on u.id = s.user_id
        where 'payment' = any(${kinds}) and s.status in ('past_due', 'unpaid') and s.past_due_since is not null
          and s.subscription_id is not null
        union all
        select 1, 'alert', a.id, '', null, '', a.created_at, jsonb_build_object('kind', a.kind, 'values', a."values") from alerts a
        where 'alert' = any(${kinds}) and not a.is_resolved and a.about = any(${topics}::enum_alerts_about[])
        union all
        select 2, 'message', m.id, coalesce(m.name, m.email), null, m.message, coalesce(m.waiting_since, m.created_at), null
        from contact_messages m where 'message' = any(${kinds}) and m.status = 'open'
        union all
        select 2, 'report', c.id, null, c.author_id, c.content, min(r.created_at), null
        from comment_reports r join comments c on c.id = r.comment_id where 'report' = any(${kinds}) group by c.id
        union all
        select 2, 'comment', c.id, null, c.author_id, c.content, c.created_at, null from comments c
        where 'comment' = any(${kinds}) and c.status = 'pending'
          and not exists (select 1 from comment_reports r where r.comment_id = c.id)
        union all
        select 3, 'stone', i.id, null, i.user_id, coalesce(i.note, ''), i.asked_at, null from identifications i
        where 'stone' = any(${kinds}) and i.status = 'waiting'
        union all
        select 3, 'review', r.id, case when r.author_id is null then ${hunterWord()}::text || ' ' || right(r.handle, 4) end, r.author_id, r.content, r.created_at, null
        from reviews r where 'review' = any(${kinds}) and r.status = 'pending'
        union all
        select 3, 'upload', p.id, null, p.author_id, p.title, p.created_at, null from posts p
        where 'upload' = any(${kinds}) and p.status = 'pending' and p.deleted_at is null
        union all
        select 3, 'question', q.id, null, q.author_id, q.content, q.created_at, null from questions q
        where 'question' = any(${kinds}) and q.status = 'open' and not q.is_hidden) w
        left join users h on h.id = w.author left join profiles n on n.user_id = h.id
      order by urgency, since, kind, w.id limit ${limit}`,
  )
}
