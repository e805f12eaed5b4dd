import type { AdminViewServerProps, Payload } from 'payload'
import type { Pool } from 'pg'
import { addressOf } from '#contracts/shared/addressOf.ts'
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
import { PanelPage } from '../../platform/view/PanelPage.tsx'
import { type Formats, formatsIn } from '../../platform/view/formats.ts'
import { LinkedText } from '../../platform/view/LinkedText.tsx'
import { msg } from '../../platform/view/textIn.ts'
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
  const { payload, user, i18n } = view.initPageResult.req
  const pool = poolOf(payload)
  const now = new Date()
  const mayExport = may(user, 'exportData')
  const hasMessages = may(user, 'answerMessages')
  const hasStones = may(user, 'identifyStones')
  const log = payload.logger
  const formats = formatsIn(i18n.language)
  const part = { t: formats.t, log }
  return (
    <PanelPage
      view={view}
      needs="readFigures"
      title={msg('Growth')}
      says={msg('Your figures over time, counted from what the site stores anyway. No visitor is tracked for them.')}
    >
      <div className="growth">
        {may(user, 'readMembers') && <GrowthPart {...part} read={() => MembershipBoard({ pool, now, formats })} />}
        {may(user, 'readPostFigures') && <GrowthPart {...part} read={() => PostsBoard({ pool, formats })} />}
        {may(user, 'readSales') && <GrowthPart {...part} read={() => ShopBoard({ pool, now, formats, mayExport })} />}
        {(hasMessages || hasStones) && (
          <GrowthPart {...part} read={() => AnswersBoard({ pool, now, formats, hasMessages, hasStones })} />
        )}
        {may(user, 'readMembers') && (
          <GrowthOfMembers pool={pool} now={now} formats={formats} log={log} mayExport={mayExport} />
        )}
      </div>
    </PanelPage>
  )
}

type GrowthOfMembersProps = {
  pool: Pool
  now: Date
  formats: Formats
  log: Payload['logger']
  mayExport: boolean
}

/** Where people come from, who stays, and what brings money in. */
function GrowthOfMembers({ pool, now, formats, log, mayExport }: GrowthOfMembersProps) {
  const { t, money } = formats
  const since = growthSince(now)
  const csvOf = (route: (typeof routes)[keyof typeof routes]) => (mayExport ? addressOf(route, {}) : null)
  return (
    <>
      <GrowthBoard
        t={t}
        title={t('From sign-up to member')}
        says={t(
          'Accounts created in the last 365 days, by the first visit that is known. Accounts that were imported, deleted, or created before this was recorded are under “not known”.',
        )}
        csv={csvOf(routes.originsCsv)}
        log={log}
        read={async () => <Origins origins={await readOrigins(pool, since, now)} formats={formats} />}
      />
      <GrowthBoard
        t={t}
        title={t('Who stays')}
        says={t(
          'People by the month of their first payment (UTC), and how many still had a paid membership at the end of that month and of the months after it. A membership counts until it has ended.',
        )}
        csv={csvOf(routes.retentionCsv)}
        log={log}
        read={async () => <Retention cohorts={await readRetention(pool, now)} formats={formats} />}
      />
      <GrowthBoard
        t={t}
        title={t('Membership revenue by post')}
        says={t(
          'The last post that people opened, or asked to see, before they subscribed. Payments of the last 365 days, less refunds and lost disputes.',
        )}
        csv={csvOf(routes.postRevenueCsv)}
        log={log}
        read={async () => (
          <GrowthTable
            caption={t('Membership revenue by post')}
            columns={[t('Post'), t('Memberships'), t('Revenue')]}
            rows={(await readPostRevenue(pool, since)).map(({ title, memberships, cents }) => [
              title ?? t('not known'),
              memberships,
              money(cents),
            ])}
            empty={t('No membership has been paid yet.')}
          />
        )}
      />
      <GrowthBoard
        t={t}
        title={t('Revenue by article')}
        says={t(
          'The last 365 days. After discounts, without tax and shipping. Canceled articles and orders that were refunded in full are not counted; parts that were refunded are not subtracted.',
        )}
        csv={csvOf(routes.articleRevenueCsv)}
        log={log}
        read={async () => (
          <GrowthTable
            caption={t('Revenue by article')}
            columns={[t('Article'), t('Orders'), t('Pieces'), t('Revenue')]}
            rows={(await readArticleRevenue(pool, since)).map(({ title, orders, pieces, cents }) => [
              title,
              orders,
              pieces,
              money(cents),
            ])}
            empty={t('Nothing has been sold yet.')}
          />
        )}
      />
      <GrowthBoard
        t={t}
        title={t('Friends of members')}
        says={t(
          'People who joined with a member’s link, since the beginning. The limit of the rewards is in the settings, under Membership.',
        )}
        csv={csvOf(routes.referralsCsv)}
        log={log}
        read={async () => {
          const { friends, paid, waiting, rewards, creditedCents } = await readReferralReport(pool)
          const rows = [[t('Since the beginning'), friends, paid, waiting, rewards, money(creditedCents)]]
          return (
            <GrowthTable
              caption={t('Friends of members')}
              columns={[
                t('Friends'),
                t('Joined'),
                t('Paid'),
                t('Rewards on the way'),
                t('Months given'),
                t('Credited'),
              ]}
              rows={rows}
              empty=""
            />
          )
        }}
      />
      {mayExport && (
        <p>
          <LinkedText
            text={t(
              'To count the numbers again: <0>every account</0>, <1>every membership with its payments</1> and <2>every article in an order</2> as CSV, without names. Orders are under Exports.',
            )}
            links={[
              addressOf(routes.peopleCsv, {}),
              addressOf(routes.membershipsCsv, {}),
              addressOf(orderLinesCsv, {}),
            ]}
            isDownload
          />
        </p>
      )}
    </>
  )
}
