import { amountIn } from '#contracts/amountIn.ts'
import { ORDER_HISTORY_TEXTS } from '#contracts/orderHistoryTexts.ts'
import { textMatcher } from '#contracts/textMatcher.ts'
import { language, t } from '../../../lib/text.ts'

const match = textMatcher(ORDER_HISTORY_TEXTS)

/** A sentence of an order’s history, which the server writes in English, in the page’s language. Items keep their names. */
export function historyText(sentence: string): string {
  const found = match(sentence)
  if (!found) return t(sentence)
  const values = Object.entries(found.values).map(([name, value]) => [name, amountIn(language(), value)] as const)
  return t(found.text, Object.fromEntries(values))
}
