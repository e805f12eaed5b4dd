import * as routes from '#contracts/routes/operations/growth.ts'
import { growthSince } from '#domain/operations/reports/growth/growthPeriod.ts'
import {
  articleRevenueColumns,
  cohortColumns,
  originColumns,
  postRevenueColumns,
} from '#domain/operations/reports/growth/growthTables.ts'
import { listMembershipRows, membershipColumns } from '#domain/operations/reports/growth/listMembershipRows.ts'
import { listPeopleRows, peopleColumns } from '#domain/operations/reports/growth/listPeopleRows.ts'
import { listReferralRows, referralColumns } from '#domain/operations/reports/growth/listReferralRows.ts'
import { readArticleRevenue } from '#domain/operations/reports/growth/readArticleRevenue.ts'
import { readOrigins } from '#domain/operations/reports/growth/readOrigins.ts'
import { readPostRevenue } from '#domain/operations/reports/growth/readPostRevenue.ts'
import { readRetention } from '#domain/operations/reports/growth/readRetention.ts'
import { exportCsv } from '../exports/exportCsv.ts'
import { implement } from '../../implement.ts'

export const originsCsv = implement(routes.originsCsv, async (req) =>
  exportCsv('origins', req, originColumns, await readOrigins(req.pool, growthSince(req.now), req.now)),
)

export const retentionCsv = implement(routes.retentionCsv, async (req) =>
  exportCsv('retention', req, cohortColumns, await readRetention(req.pool, req.now)),
)

export const postRevenueCsv = implement(routes.postRevenueCsv, async (req) =>
  exportCsv('revenue-by-post', req, postRevenueColumns, await readPostRevenue(req.pool, growthSince(req.now))),
)

export const articleRevenueCsv = implement(routes.articleRevenueCsv, async (req) =>
  exportCsv('revenue-by-article', req, articleRevenueColumns, await readArticleRevenue(req.pool, growthSince(req.now))),
)

export const peopleCsv = implement(routes.peopleCsv, (req) =>
  exportCsv('people', req, peopleColumns, listPeopleRows(req)),
)

export const membershipsCsv = implement(routes.membershipsCsv, (req) =>
  exportCsv('memberships', req, membershipColumns, listMembershipRows(req)),
)

export const referralsCsv = implement(routes.referralsCsv, (req) =>
  exportCsv('referrals', req, referralColumns, listReferralRows(req)),
)
