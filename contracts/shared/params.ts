import { z } from 'zod'
import { handleSchema, rowIdSchema } from './ids.ts'

// Params of routes, separate from their responses so that browsers don't load those.

export const postParams = z.object({ id: rowIdSchema })
/** `domain/content/captions` checks that the language exists. */
export const captionsParams = postParams.extend({ file: z.string().regex(/^[A-Za-z-]{2,12}\.vtt$/) })
export const transcriptParams = postParams.extend({ language: z.string().max(12) })
export const importParams = z.object({ id: rowIdSchema })
export const letterParams = z.object({ id: rowIdSchema })
export const commentParams = postParams.extend({ commentId: rowIdSchema })
export const articleParams = z.object({ id: rowIdSchema })
/** The handle of a member’s comments. */
export const hunterParams = z.object({ id: handleSchema })
/** A comment's id, for employees. */
export const anyCommentParams = z.object({ id: rowIdSchema })
export const cartItemParams = z.object({ id: rowIdSchema })
/** The key of the form that bought a gift card. */
export const giftCardPurchaseParams = z.object({ key: z.uuidv4() })
export const membershipParams = z.object({ id: rowIdSchema })
/** The card provider’s id of an invoice. */
export const membershipPaymentParams = z.object({
  id: z
    .string()
    .regex(/^in_\w{1,60}$/)
    .meta({ examples: ['in_1QbVq2'] }),
})
export const giftSaleParams = z.object({ id: rowIdSchema })
export const giftMembershipParams = z.object({ id: rowIdSchema })
/** An order's reference, for buyers. */
export const ownOrderParams = z.object({ reference: z.string().max(40) })
export const ownLineParams = ownOrderParams.extend({ line: rowIdSchema })
/** A piece of a line of an order. */
export const ownPieceParams = ownLineParams.extend({ piece: rowIdSchema })
export const ownClaimParams = ownOrderParams.extend({ claim: rowIdSchema })
export const ownPhotoParams = ownClaimParams.extend({ photo: rowIdSchema })
export const claimParams = z.object({ id: rowIdSchema })
export const claimPhotoParams = claimParams.extend({ photo: rowIdSchema })
/** A stone of the person who is signed in. */
export const ownStoneParams = z.object({ line: rowIdSchema, piece: rowIdSchema })
/** A contact message with what was written since. */
export const threadParams = z.object({ id: rowIdSchema })
export const threadMessageParams = threadParams.extend({ message: rowIdSchema })
/** A stone that somebody asks about. */
export const identificationParams = z.object({ id: rowIdSchema })
export const identificationPhotoParams = identificationParams.extend({ photo: rowIdSchema })
/** A find in somebody's log. */
export const loggedFindParams = z.object({ id: rowIdSchema })
export const findPhotoParams = loggedFindParams.extend({ photo: rowIdSchema })
/** `domain/community/loggedFinds` decides whether there is such a find. */
export const sharedFindParams = z.object({ key: z.string().max(64) })
export const sharedFindPhotoParams = sharedFindParams.extend({ photo: rowIdSchema })
export const creditNoteParams = ownOrderParams.extend({ number: z.string().max(40) })
export const invoiceParams = z.object({ id: rowIdSchema })
/** `domain/shop/wishList` decides whether there is such a list. */
export const sharedWishListParams = z.object({ key: z.string().max(64) })
export const itemAlertParams = z.object({ id: rowIdSchema })
export const roundParams = z.object({ round: rowIdSchema })
export const questionParams = roundParams.extend({ question: rowIdSchema })
/** A question's id, for employees. */
export const anyQuestionParams = z.object({ id: rowIdSchema })
/** A line of an order, as its buyer names it. */
export const reviewParams = ownOrderParams.extend({ lineId: rowIdSchema })
/** An order's id, for employees. */
export const orderParams = z.object({ id: rowIdSchema })
export const orderLineParams = orderParams.extend({ line: rowIdSchema })
export const sessionParams = z.object({ id: z.guid() })
/** A person's id, for employees. */
export const personParams = z.object({ id: rowIdSchema })
/** The SHA-256 of a text that was accepted. */
export const legalTextParams = z.object({ hash: z.string().regex(/^[\da-f]{64}$/) })
export const withdrawalParams = z.object({ id: rowIdSchema })
export const mailParams = z.object({ id: rowIdSchema })
/** `domain/content/series` checks that the series exists. */
export const seriesParams = z.object({ slug: z.string().max(80) })
export const siteSettingParams = z.object({ key: z.string().max(80) })
export const pageParams = z.object({ slug: z.string().max(60) })
export const passkeyParams = z.object({ id: rowIdSchema })
export const apiKeyParams = z.object({ id: rowIdSchema })
export const receiverParams = z.object({ id: rowIdSchema })
export const deliveryParams = receiverParams.extend({ deliveryId: rowIdSchema })
