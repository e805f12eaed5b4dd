import { factText, type StoredFact } from '#contracts/platform/facts.ts'
import { REFUND_REASONS } from '#contracts/shop/refundReasons.ts'
import type { PdfWords } from './pdfWords.ts'

/** What employees write stays as it is. */
export const refundReason = (reason: StoredFact, words: PdfWords): string =>
  factText(REFUND_REASONS, reason, words) ?? reason.kind
