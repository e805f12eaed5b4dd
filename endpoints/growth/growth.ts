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
import { type Columns, toCsv } from '#domain/reports/csv.ts'
import { csvFile } from '../admin/csvFile.ts'
import { implement } from '../implement.ts'

export const originsCsv = implement(routes.originsCsv, async ({ pool, now }) =>
  tableFile('origins', now, originColumns, await readOrigins(pool, growthSince(now), now)),
)

export const retentionCsv = implement(routes.retentionCsv, async ({ pool, now }) =>
  tableFile('retention', now, cohortColumns, await readRetention(pool, now)),
)

export const postRevenueCsv = implement(routes.postRevenueCsv, async ({ pool, now }) =>
  tableFile('revenue-by-post', now, postRevenueColumns, await readPostRevenue(pool, growthSince(now))),
)

export const articleRevenueCsv = implement(routes.articleRevenueCsv, async ({ pool, now }) =>
  tableFile('revenue-by-article', now, articleRevenueColumns, await readArticleRevenue(pool, growthSince(now))),
)

export const peopleCsv = implement(routes.peopleCsv, (req) =>
  Promise.resolve(csvFile('people', req.now, toCsv(peopleColumns, listPeopleRows(req)))),
)

export const membershipsCsv = implement(routes.membershipsCsv, (req) =>
  Promise.resolve(csvFile('memberships', req.now, toCsv(membershipColumns, listMembershipRows(req)))),
)

export const referralsCsv = implement(routes.referralsCsv, (req) =>
  Promise.resolve(csvFile('referrals', req.now, toCsv(referralColumns, listReferralRows(req)))),
)

const tableFile = <Row>(name: string, now: Date, columns: Columns<Row>, found: Row[]) =>
  csvFile(name, now, toCsv(columns, found))
