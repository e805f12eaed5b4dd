import type { Translate } from '#texts/textsIn.ts'
import type { MarketNotice } from '#contracts/shop/marketNotice.ts'
import { marketOf } from '#contracts/shop/markets.ts'
import { sellerLines, withdrawalTerms } from '#contracts/shop/withdrawalTerms.ts'
import { traderOf, type TraderSettings } from './traderOf.ts'

/** What the law of a European country wants its buyers to read before they pay. */
export function noticeFor(country: string, settings: TraderSettings, t: Translate): MarketNotice {
  const trader = traderOf(settings)
  return {
    seller: sellerLines(trader, t),
    responsible: (marketOf(country) === 'eu' && settings.eu_responsible) || null,
    vat: vatText(settings.vat_wording, t),
    withdrawal: withdrawalTerms('goods', trader, t),
    membershipWithdrawal: withdrawalTerms('membership', trader, t),
    giftWithdrawal: withdrawalTerms('gift', trader, t),
  }
}

function vatText(wording: string, t: Translate): string | null {
  if (wording === 'included') return t('Prices include VAT.')
  if (wording === 'checkout') return t('VAT is added at checkout and is part of the total.')
  return wording === 'delivery' ? t('VAT and customs fees are due on delivery. They aren’t part of the total.') : null
}
