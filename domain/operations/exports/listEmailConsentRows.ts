import { type Database, rows, sql } from '#database/sql.ts'
import { yesNo } from '../reports/cells.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from '../reports/readInPages.ts'

type EmailConsentRow = {
  id: number
  email: string
  confirmedAt: Date | null
  posts: string | null
  letters: boolean | null
  chosenAt: Date | null
  skippedKinds: string[] | null
  replies: boolean
  mentions: boolean
  comebackSince: Date | null
  noCartRemindersSince: Date | null
  noReviewRequestsSince: Date | null
  stoppedSince: Date | null
  stoppedBecause: string | null
}

/** Of each open account. What guests switched off is stored under a hash of their address only. */
export const listEmailConsentRows = ({ pool }: { pool: Database }): AsyncGenerator<EmailConsentRow> =>
  readInPages((after, limit) =>
    rows(
      pool,
      sql<EmailConsentRow>`
        select u.id, u.email, u.email_verified_at as "confirmedAt", c.choice as posts, c.letters, c.chosen_at as "chosenAt",
          c.skipped_kinds as "skippedKinds", u.reply_emails as replies, u.mention_emails as mentions, b.chosen_at as "comebackSince",
          r.created_at as "noCartRemindersSince", v.created_at as "noReviewRequestsSince", s.stopped_at as "stoppedSince",
          s.reason as "stoppedBecause"
        from users u left join post_email_choices c on c.user_id = u.id left join comeback_emails b on b.user_id = u.id
        -- As personKey and changeReviewRequests compute them.
        left join reminder_opt_outs r
          on r.person_key = encode(sha256(convert_to(coalesce(u.normalized_email, u.email), 'UTF8')), 'hex')
        left join mail_stops s
          on s.person_key = encode(sha256(convert_to(coalesce(u.normalized_email, u.email), 'UTF8')), 'hex')
        left join review_opt_outs v on v.email_hash = encode(sha256(convert_to(lower(trim(u.email)), 'UTF8')), 'hex')
        where u.id > ${after} and u.closed_at is null order by u.id limit ${limit}`,
    ),
  )

export const emailConsentColumns: Columns<EmailConsentRow> = [
  { title: 'Email', value: ({ email }) => email },
  { title: 'Email confirmed', value: ({ confirmedAt }) => confirmedAt },
  { title: 'Posts', value: ({ posts }) => posts },
  { title: 'Kinds left out', value: ({ skippedKinds }) => skippedKinds && skippedKinds.join('; ') },
  { title: 'Letters', value: ({ letters }) => yesNo(letters) },
  { title: 'Chosen', value: ({ chosenAt }) => chosenAt },
  { title: 'Replies', value: ({ replies }) => yesNo(replies) },
  { title: 'Mentions', value: ({ mentions }) => yesNo(mentions) },
  { title: 'Win-back email allowed since', value: ({ comebackSince }) => comebackSince },
  { title: 'No cart reminders since', value: ({ noCartRemindersSince }) => noCartRemindersSince },
  { title: 'No review requests since', value: ({ noReviewRequestsSince }) => noReviewRequestsSince },
  { title: 'No optional emails since', value: ({ stoppedSince }) => stoppedSince },
  { title: 'Because', value: ({ stoppedBecause }) => stoppedBecause },
]
