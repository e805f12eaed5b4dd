import { z } from 'zod'
import { rowIdSchema } from './ids.ts'

// The params of routes, apart from their responses, so that browsers do not load them.

export const postParams = z.object({ id: rowIdSchema })
/** `domain/captions` decides whether there is such a language. */
export const captionsParams = postParams.extend({ file: z.string().regex(/^[A-Za-z-]{2,12}\.vtt$/) })
export const transcriptParams = postParams.extend({ language: z.string().max(12) })
export const commentParams = postParams.extend({ commentId: rowIdSchema })
export const articleParams = z.object({ id: rowIdSchema })
/** A comment as an employee names it. */
export const anyCommentParams = z.object({ id: rowIdSchema })
export const cartItemParams = z.object({ id: rowIdSchema })
/** An order as its buyer names it. */
export const ownOrderParams = z.object({ reference: z.string().max(40) })
export const ownLineParams = ownOrderParams.extend({ line: rowIdSchema })
export const ownClaimParams = ownOrderParams.extend({ claim: rowIdSchema })
export const ownPhotoParams = ownClaimParams.extend({ photo: rowIdSchema })
export const claimParams = z.object({ id: rowIdSchema })
export const claimPhotoParams = claimParams.extend({ photo: rowIdSchema })
export const creditNoteParams = ownOrderParams.extend({ number: z.string().max(40) })
export const invoiceParams = z.object({ id: rowIdSchema })
/** An order as an employee names it. */
export const orderParams = z.object({ id: rowIdSchema })
export const sessionParams = z.object({ id: z.guid() })
/** A person as an employee names them. */
export const personParams = z.object({ id: rowIdSchema })
export const mailParams = z.object({ id: rowIdSchema })
/** `domain/series` decides whether there is such a series. */
export const seriesParams = z.object({ slug: z.string().max(80) })
export const siteSettingParams = z.object({ key: z.string().max(80) })
export const pageParams = z.object({ slug: z.string().max(60) })
