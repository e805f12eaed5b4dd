import type { TermsWords } from '#contracts/membership/TermsWords.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'

/** The server stores the same terms as the consent, in the same words: see texts/termsWords.ts. */
export const termsWords: TermsWords = { t, money: formatMoney }
