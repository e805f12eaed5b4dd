import { rows, sql } from '#database/sql.ts'
import { yesNo } from '../cells.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from '../readInPages.ts'
import type { Req } from '#domain/platform/Req.ts'

type PersonRow = {
  id: number
  signedUpAt: Date
  confirmedAt: Date | null
  host: string | null
  source: string | null
  medium: string | null
  campaign: string | null
  landing: string | null
  firstSeen: string | null
  lastSeen: string | null
  invitedById: number | null
  origin: string | null
  postId: number | null
  isEmployee: boolean
  closedAt: Date | null
}

/** Every account with where it came from; the numbers of `readOrigins` can be counted from it and from the memberships. */
export const listPeopleRows = ({ pool }: Req): AsyncGenerator<PersonRow> =>
  readInPages((after, limit) =>
    rows(
      pool,
      sql<PersonRow>`
        select u.id, u.created_at as "signedUpAt", u.email_verified_at as "confirmedAt", a.host, a.source, a.medium, a.campaign,
          a.landing, a.first_seen as "firstSeen", a.last_seen as "lastSeen", r.referrer_id as "invitedById", a.origin,
          a.post_id as "postId", u.is_employee as "isEmployee", u.closed_at as "closedAt"
        from users u left join attributions a on a.user_id = u.id and a.kind = 'sign_up' left join referrals r on r.friend_id = u.id
        where u.id > ${after} order by u.id limit ${limit}`,
    ),
  )

export const peopleColumns: Columns<PersonRow> = [
  { title: 'Account', value: ({ id }) => id },
  { title: 'Signed up', value: ({ signedUpAt }) => signedUpAt },
  { title: 'Email confirmed', value: ({ confirmedAt }) => confirmedAt },
  { title: 'Linked from', value: ({ host }) => host },
  { title: 'Source', value: ({ source }) => source },
  { title: 'Medium', value: ({ medium }) => medium },
  { title: 'Campaign', value: ({ campaign }) => campaign },
  { title: 'First page', value: ({ landing }) => landing },
  { title: 'First opened', value: ({ firstSeen }) => firstSeen },
  { title: 'Last opened', value: ({ lastSeen }) => lastSeen },
  { title: 'Invited by account', value: ({ invitedById }) => invitedById },
  { title: 'Came from', value: ({ origin }) => origin },
  { title: 'Post', value: ({ postId }) => postId },
  { title: 'Employee', value: ({ isEmployee }) => yesNo(isEmployee) },
  { title: 'Account closed', value: ({ closedAt }) => closedAt },
]
