import type { Language } from '#contracts/shared/languages.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { centsIn, dayIn } from '#texts/formats.ts'
import { textsIn, type Translate } from '#texts/textsIn.ts'

/** How a document is written in a language. What the owner and the buyer wrote stays as it is. */
export type PdfWords = {
  /** BCP 47, for screen readers. */
  lang: string
  t: Translate
  money: (cents: Cents) => string
  dayOf: (at: string | Date) => string
  /** `2026-10-04`, in German `04.10.2026`. */
  shortDay: (date: string) => string
}

export const pdfWords = (language: Language): PdfWords => ({
  lang: language === 'en' ? 'en-US' : 'de-DE',
  t: textsIn(language),
  money: (cents) => centsIn(language, cents),
  dayOf: (at) => dayIn(language, new Date(at)),
  shortDay: (date) => (language === 'en' ? date : date.split('-').toReversed().join('.')),
})
