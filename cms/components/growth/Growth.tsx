import type { AdminViewServerProps, Payload } from 'payload'
import type { Pool } from 'pg'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { formatCents } from '#contracts/shared/money.ts'
import { may } from '#contracts/platform/roles.ts'
import { orderLinesCsv } from '#contracts/routes/operations/exports.ts'
import * as routes from '#contracts/routes/operations/growth.ts'
import { poolOf } from '#database/poolOf.ts'
import { growthSince } from '#domain/operations/reports/growth/growthPeriod.ts'
import { readArticleRevenue } from '#domain/operations/reports/growth/readArticleRevenue.ts'
import { readOrigins } from '#domain/operations/reports/growth/readOrigins.ts'
import { readPostRevenue } from '#domain/operations/reports/growth/readPostRevenue.ts'
import { readReferralReport } from '#domain/operations/reports/growth/readReferralReport.ts'
import { readRetention } from '#domain/operations/reports/growth/readRetention.ts'
import { PanelPage } from '../view/PanelPage.tsx'
import { msg } from '../view/textIn.ts'
import { AnswersBoard } from './AnswersBoard.tsx'
import { GrowthBoard } from './GrowthBoard.tsx'
import { GrowthPart } from './GrowthPart.tsx'
import { GrowthTable } from './GrowthTable.tsx'
import { MembershipBoard } from './MembershipBoard.tsx'
import { Origins } from './Origins.tsx'
import { PostsBoard } from './PostsBoard.tsx'
import { Retention } from './Retention.tsx'
import { ShopBoard } from './ShopBoard.tsx'

/** Each role sees the figures of what it works on. */
export function Growth(view: AdminViewServerProps) {
  const { payload, user } = view.initPageResult.req
  const pool = poolOf(payload)
  const now = new Date()
  const mayExport = may(user, 'exportData')
  const hasMessages = may(user, 'answerMessages')
  const hasStones = may(user, 'identifyStones')
  const log = payload.logger
  return (
    <PanelPage
      view={view}
      needs="readFigures"
      title={msg('Growth')}
      says={msg('Your figures over time, counted from what the site stores anyway. No visitor is tracked for them.')}
    >
      <div className="growth">
        {may(user, 'readMembers') && <GrowthPart log={log} read={() => MembershipBoard({ pool, now })} />}
        {may(user, 'readPostFigures') && <GrowthPart log={log} read={() => PostsBoard({ pool })} />}
        {may(user, 'readSales') && <GrowthPart log={log} read={() => ShopBoard({ pool, now, mayExport })} />}
        {(hasMessages || hasStones) && (
          <GrowthPart log={log} read={() => AnswersBoard({ pool, now, hasMessages, hasStones })} />
        )}
        {may(user, 'readMembers') && <GrowthOfMembers pool={pool} now={now} log={log} mayExport={mayExport} />}
      </div>
    </PanelPage>
  )
}

type GrowthOfMembersProps = { pool: Pool; now: Date; log: Payload['logger']; mayExport: boolean }

/** Where people come from, who stays, and what brings money in. */
function GrowthOfMembers({ pool, now, log, mayExport }: GrowthOfMembersProps) {
  const since = growthSince(now)
  const csvOf = (route: (typeof routes)[keyof typeof routes]) => (mayExport ? addressOf(route, {}) : null)
  return (
    <>
      <GrowthBoard
        title="From sign-up to member"
        says="Accounts created in the last 365 days, by the first visit that is known. Accounts that were imported, deleted, or created before this was recorded are under “not known”."
        csv={csvOf(routes.originsCsv)}
        log={log}
        read={async () => <Origins origins={await readOrigins(pool, since, now)} />}
      />
      <GrowthBoard
        title="Who stays"
        says="People by the month of their first payment (UTC), and how many still had a paid membership at the end of that month and of the months after it. A membership counts until it has ended."
        csv={csvOf(routes.retentionCsv)}
        log={log}
        read={async () => <Retention cohorts={await readRetention(pool, now)} />}
      />
      <GrowthBoard
        title="Membership revenue by post"
        says="The last post that people opened, or asked to see, before they subscribed. Payments of the last 365 days, less refunds and lost disputes."
        csv={csvOf(routes.postRevenueCsv)}
        log={log}
        read={async () => (
          <GrowthTable
            caption="Membership revenue by post"
            columns={['Post', 'Memberships', 'Revenue']}
            rows={(await readPostRevenue(pool, since)).map(({ title, memberships, cents }) => [
              title ?? 'not known',
              memberships,
              formatCents(cents),
            ])}
            empty="No membership has been paid yet."
          />
        )}
      />
      <GrowthBoard
        title="Revenue by article"
        says="The last 365 days. After discounts, without tax and shipping. Canceled articles and orders that were refunded in full are not counted; parts that were refunded are not subtracted."
        csv={csvOf(routes.articleRevenueCsv)}
        log={log}
        read={async () => (
          <GrowthTable
            caption="Revenue by article"
            columns={['Article', 'Orders', 'Pieces', 'Revenue']}
            rows={(await readArticleRevenue(pool, since)).map(({ title, orders, pieces, cents }) => [
              title,
              orders,
              pieces,
              formatCents(cents),
            ])}
            empty="Nothing has been sold yet."
          />
        )}
      />
      <GrowthBoard
        title="Friends of members"
        says="People who joined with a member’s link, since the beginning. The limit of the rewards is in the settings, under Membership."
        csv={csvOf(routes.referralsCsv)}
        log={log}
        read={async () => {
          const { friends, paid, waiting, rewards, creditedCents } = await readReferralReport(pool)
          const rows = [['Since the beginning', friends, paid, waiting, rewards, formatCents(creditedCents)]]
          return (
            <GrowthTable
              caption="Friends of members"
              columns={['Friends', 'Joined', 'Paid', 'Rewards on the way', 'Months given', 'Credited']}
              rows={rows}
              empty=""
            />
          )
        }}
      />
      {mayExport && (
        <p>
          To count the numbers again:{' '}
          <a href={addressOf(routes.peopleCsv, {})} download>
            every account
          </a>
          ,{' '}
          <a href={addressOf(routes.membershipsCsv, {})} download>
            every membership with its payments
          </a>{' '}
          and{' '}
          <a href={addressOf(orderLinesCsv, {})} download>
            every article in an order
          </a>{' '}
          as CSV, without names. Orders are under Exports.
        </p>
      )}
    </>
  )
}
