import * as routes from '#contracts/routes/operations/exports.ts'
import { commentColumns, listCommentRows } from '#domain/operations/exports/listCommentRows.ts'
import { emailConsentColumns, listEmailConsentRows } from '#domain/operations/exports/listEmailConsentRows.ts'
import { giftCardColumns, listGiftCardRows } from '#domain/operations/exports/listGiftCardRows.ts'
import { giftMembershipColumns, listGiftMembershipRows } from '#domain/operations/exports/listGiftMembershipRows.ts'
import { listMembershipOfferRows, membershipOfferColumns } from '#domain/operations/exports/listMembershipOfferRows.ts'
import { listMessageRows, messageColumns } from '#domain/operations/exports/listMessageRows.ts'
import { listOrderLineRows, orderLineColumns } from '#domain/operations/exports/listOrderLineRows.ts'
import { listProductRows, productColumns } from '#domain/operations/exports/listProductRows.ts'
import { listPromoCodeRows, promoCodeColumns } from '#domain/operations/exports/listPromoCodeRows.ts'
import { listQuestionRows, questionColumns } from '#domain/operations/exports/listQuestionRows.ts'
import { listReviewRows, reviewColumns } from '#domain/operations/exports/listReviewRows.ts'
import { pagesArchive } from '#domain/operations/exports/pagesArchive.ts'
import { postsArchive } from '#domain/operations/exports/postsArchive.ts'
import { implement } from '../../implement.ts'
import { exportCsv } from './exportCsv.ts'
import type { HttpReq } from '../../authorize.ts'
import { HttpResult } from '../../HttpResult.ts'
import { recordDownload } from './recordDownload.ts'

const rateLimit = { calls: 20, seconds: 3600 }

export const postsZip = implement(
  routes.postsZip,
  (req, { query: { files } }) => exportZip('posts', req, postsArchive(req, { hasFiles: files !== 'false' })),
  { rateLimit },
)

export const pagesZip = implement(routes.pagesZip, (req) => exportZip('pages', req, pagesArchive(req)), { rateLimit })

export const commentsCsv = implement(routes.commentsCsv, (req) =>
  exportCsv('comments', req, commentColumns, listCommentRows(req)),
)

export const productsCsv = implement(routes.productsCsv, (req) =>
  exportCsv('products', req, productColumns(req.payload.config.serverURL), listProductRows(req)),
)

export const orderLinesCsv = implement(routes.orderLinesCsv, (req) =>
  exportCsv('order-lines', req, orderLineColumns, listOrderLineRows(req)),
)

export const giftCardsCsv = implement(routes.giftCardsCsv, (req) =>
  exportCsv('gift-cards', req, giftCardColumns, listGiftCardRows(req)),
)

export const giftMembershipsCsv = implement(routes.giftMembershipsCsv, (req) =>
  exportCsv('gift-memberships', req, giftMembershipColumns, listGiftMembershipRows(req)),
)

export const promoCodesCsv = implement(routes.promoCodesCsv, (req) =>
  exportCsv('promo-codes', req, promoCodeColumns, listPromoCodeRows(req)),
)

export const membershipOffersCsv = implement(routes.membershipOffersCsv, (req) =>
  exportCsv('membership-offers', req, membershipOfferColumns, listMembershipOfferRows(req)),
)

export const reviewsCsv = implement(routes.reviewsCsv, (req) =>
  exportCsv('reviews', req, reviewColumns(req.payload.config.serverURL), listReviewRows(req)),
)

export const questionsCsv = implement(routes.questionsCsv, (req) =>
  exportCsv('questions', req, questionColumns, listQuestionRows(req)),
)

export const messagesCsv = implement(routes.messagesCsv, (req) =>
  exportCsv('messages', req, messageColumns, listMessageRows(req)),
)

export const emailConsentsCsv = implement(routes.emailConsentsCsv, (req) =>
  exportCsv('email-consents', req, emailConsentColumns, listEmailConsentRows(req)),
)

/** For employees only: recorded in the audit log before it is sent. */
async function exportZip(name: string, req: HttpReq, bytes: AsyncIterable<string | Buffer>): Promise<HttpResult> {
  await recordDownload(req, `${name}.zip`)
  const disposition = `attachment; filename="${name}-${req.now.toISOString().slice(0, 10)}.zip"`
  return new HttpResult(200, { 'Content-Type': 'application/zip', 'Content-Disposition': disposition }, bytes)
}
