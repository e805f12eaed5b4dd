import { CANCELLATION_REASONS } from '#contracts/cancellationReasons.ts'
import { factText } from '#contracts/facts.ts'
import type { Language } from '#contracts/languages.ts'
import type { MailData } from '#contracts/mails.ts'
import { termsWords } from '#texts/termsWords.ts'

type Why = Pick<MailData['order-cancelled'], 'reason' | 'giftCard'>

/** Why an order was canceled, and what went back to a gift card. */
export function whyCancelled({ reason, giftCard }: Why, language: Language): string | null {
  const words = termsWords(language)
  const sentences = [
    reason && factText(CANCELLATION_REASONS, reason, words),
    giftCard && backOnGiftCard(giftCard, words),
  ]
  return sentences.filter(Boolean).join(' ') || null
}

function backOnGiftCard(
  { amount, settled, lastFour }: NonNullable<Why['giftCard']>,
  { t, money }: ReturnType<typeof termsWords>,
): string {
  const values = { amount: money(amount), lastFour }
  if (settled === 0) return t('{amount} went back to your gift card ending in {lastFour}.', values)
  return t(
    '{amount} went back to your gift card ending in {lastFour}. {settled} of it can’t be used: the payment for that card went back to its buyer.',
    { ...values, settled: money(settled) },
  )
}
