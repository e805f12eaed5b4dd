import * as routes from '#contracts/routes/exports.ts'
import { commentColumns, listCommentRows } from '#domain/exports/listCommentRows.ts'
import { emailConsentColumns, listEmailConsentRows } from '#domain/exports/listEmailConsentRows.ts'
import { giftCardColumns, listGiftCardRows } from '#domain/exports/listGiftCardRows.ts'
import { giftMembershipColumns, listGiftMembershipRows } from '#domain/exports/listGiftMembershipRows.ts'
import { listMembershipOfferRows, membershipOfferColumns } from '#domain/exports/listMembershipOfferRows.ts'
import { listMessageRows, messageColumns } from '#domain/exports/listMessageRows.ts'
import { listOrderLineRows, orderLineColumns } from '#domain/exports/listOrderLineRows.ts'
import { listProductRows, productColumns } from '#domain/exports/listProductRows.ts'
import { listPromoCodeRows, promoCodeColumns } from '#domain/exports/listPromoCodeRows.ts'
import { listQuestionRows, questionColumns } from '#domain/exports/listQuestionRows.ts'
import { listReviewRows, reviewColumns } from '#domain/exports/listReviewRows.ts'
import { pagesArchive } from '#domain/exports/pagesArchive.ts'
import { postsArchive } from '#domain/exports/postsArchive.ts'
import { type Columns, toCsv } from '#domain/reports/csv.ts'
import type { Req } from '#domain/Req.ts'
import { csvFile } from '../admin/csvFile.ts'
import { HttpResult } from '../HttpResult.ts'
import { implement } from '../implement.ts'

const rateLimit = { calls: 20, seconds: 3600 }

export const postsZip = implement(
  routes.postsZip,
  (req, { query: { files } }) => zipFile('posts', req, postsArchive(req, { hasFiles: files !== 'false' })),
  { rateLimit },
)

export const pagesZip = implement(routes.pagesZip, (req) => zipFile('pages', req, pagesArchive(req)), { rateLimit })

export const commentsCsv = implement(routes.commentsCsv, (req) =>
  tableFile('comments', req, commentColumns, listCommentRows(req)),
)

export const productsCsv = implement(routes.productsCsv, (req) =>
  tableFile('products', req, productColumns(req.payload.config.serverURL), listProductRows(req)),
)

export const orderLinesCsv = implement(routes.orderLinesCsv, (req) =>
  tableFile('order-lines', req, orderLineColumns, listOrderLineRows(req)),
)

export const giftCardsCsv = implement(routes.giftCardsCsv, (req) =>
  tableFile('gift-cards', req, giftCardColumns, listGiftCardRows(req)),
)

export const giftMembershipsCsv = implement(routes.giftMembershipsCsv, (req) =>
  tableFile('gift-memberships', req, giftMembershipColumns, listGiftMembershipRows(req)),
)

export const promoCodesCsv = implement(routes.promoCodesCsv, (req) =>
  tableFile('promo-codes', req, promoCodeColumns, listPromoCodeRows(req)),
)

export const membershipOffersCsv = implement(routes.membershipOffersCsv, (req) =>
  tableFile('membership-offers', req, membershipOfferColumns, listMembershipOfferRows(req)),
)

export const reviewsCsv = implement(routes.reviewsCsv, (req) =>
  tableFile('reviews', req, reviewColumns(req.payload.config.serverURL), listReviewRows(req)),
)

export const questionsCsv = implement(routes.questionsCsv, (req) =>
  tableFile('questions', req, questionColumns, listQuestionRows(req)),
)

export const messagesCsv = implement(routes.messagesCsv, (req) =>
  tableFile('messages', req, messageColumns, listMessageRows(req)),
)

export const emailConsentsCsv = implement(routes.emailConsentsCsv, (req) =>
  tableFile('email-consents', req, emailConsentColumns, listEmailConsentRows(req)),
)

const tableFile = <Row>(name: string, { now }: Req, columns: Columns<Row>, rows: AsyncIterable<Row>) =>
  Promise.resolve(csvFile(name, now, toCsv(columns, rows)))

function zipFile(name: string, { now }: Req, bytes: AsyncIterable<string | Buffer>): Promise<HttpResult> {
  const disposition = `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.zip"`
  const headers = { 'Content-Type': 'application/zip', 'Content-Disposition': disposition }
  return Promise.resolve(new HttpResult(200, headers, bytes))
}
