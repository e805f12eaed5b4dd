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
  csvFile('comments', req.now, commentColumns, listCommentRows(req)),
)

export const productsCsv = implement(routes.productsCsv, (req) =>
  csvFile('products', req.now, productColumns(req.payload.config.serverURL), listProductRows(req)),
)

export const orderLinesCsv = implement(routes.orderLinesCsv, (req) =>
  csvFile('order-lines', req.now, orderLineColumns, listOrderLineRows(req)),
)

export const giftCardsCsv = implement(routes.giftCardsCsv, (req) =>
  csvFile('gift-cards', req.now, giftCardColumns, listGiftCardRows(req)),
)

export const giftMembershipsCsv = implement(routes.giftMembershipsCsv, (req) =>
  csvFile('gift-memberships', req.now, giftMembershipColumns, listGiftMembershipRows(req)),
)

export const promoCodesCsv = implement(routes.promoCodesCsv, (req) =>
  csvFile('promo-codes', req.now, promoCodeColumns, listPromoCodeRows(req)),
)

export const membershipOffersCsv = implement(routes.membershipOffersCsv, (req) =>
  csvFile('membership-offers', req.now, membershipOfferColumns, listMembershipOfferRows(req)),
)

export const reviewsCsv = implement(routes.reviewsCsv, (req) =>
  csvFile('reviews', req.now, reviewColumns(req.payload.config.serverURL), listReviewRows(req)),
)

export const questionsCsv = implement(routes.questionsCsv, (req) =>
  csvFile('questions', req.now, questionColumns, listQuestionRows(req)),
)

export const messagesCsv = implement(routes.messagesCsv, (req) =>
  csvFile('messages', req.now, messageColumns, listMessageRows(req)),
)

export const emailConsentsCsv = implement(routes.emailConsentsCsv, (req) =>
  csvFile('email-consents', req.now, emailConsentColumns, listEmailConsentRows(req)),
)

function zipFile(name: string, { now }: Req, bytes: AsyncIterable<string | Buffer>): Promise<HttpResult> {
  const disposition = `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.zip"`
  const headers = { 'Content-Type': 'application/zip', 'Content-Disposition': disposition }
  return Promise.resolve(new HttpResult(200, headers, bytes))
}
