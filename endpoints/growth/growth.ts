import * as routes from '#contracts/routes/growth.ts'
import { growthSince } from '#domain/reports/growth/growthPeriod.ts'
import {
  articleRevenueColumns,
  cohortColumns,
  originColumns,
  postRevenueColumns,
} from '#domain/reports/growth/growthTables.ts'
import { listMembershipRows, membershipColumns } from '#domain/reports/growth/listMembershipRows.ts'
import { listPeopleRows, peopleColumns } from '#domain/reports/growth/listPeopleRows.ts'
import { listReferralRows, referralColumns } from '#domain/reports/growth/listReferralRows.ts'
import { readArticleRevenue } from '#domain/reports/growth/readArticleRevenue.ts'
import { readOrigins } from '#domain/reports/growth/readOrigins.ts'
import { readPostRevenue } from '#domain/reports/growth/readPostRevenue.ts'
import { readRetention } from '#domain/reports/growth/readRetention.ts'
import { csvFile } from '../admin/csvFile.ts'
import { implement } from '../implement.ts'

export const originsCsv = implement(routes.originsCsv, async ({ pool, now }) =>
  csvFile('origins', now, originColumns, await readOrigins(pool, growthSince(now), now)),
)

export const retentionCsv = implement(routes.retentionCsv, async ({ pool, now }) =>
  csvFile('retention', now, cohortColumns, await readRetention(pool, now)),
)

export const postRevenueCsv = implement(routes.postRevenueCsv, async ({ pool, now }) =>
  csvFile('revenue-by-post', now, postRevenueColumns, await readPostRevenue(pool, growthSince(now))),
)

export const articleRevenueCsv = implement(routes.articleRevenueCsv, async ({ pool, now }) =>
  csvFile('revenue-by-article', now, articleRevenueColumns, await readArticleRevenue(pool, growthSince(now))),
)

export const peopleCsv = implement(routes.peopleCsv, (req) =>
  csvFile('people', req.now, peopleColumns, listPeopleRows(req)),
)

export const membershipsCsv = implement(routes.membershipsCsv, (req) =>
  csvFile('memberships', req.now, membershipColumns, listMembershipRows(req)),
)

export const referralsCsv = implement(routes.referralsCsv, (req) =>
  csvFile('referrals', req.now, referralColumns, listReferralRows(req)),
)
