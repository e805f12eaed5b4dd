import type { MarketNotice } from '#contracts/marketNotice.ts'
import { marketOf } from '#contracts/markets.ts'
import { sellerLines, withdrawalTerms } from '#contracts/withdrawalTerms.ts'
import { textsIn } from '#texts/textsIn.ts'
import { traderOf, type TraderSettings } from './traderOf.ts'

/** What the law of a European country wants its buyers to read before they pay. */
export function noticeFor(country: string, settings: TraderSettings): MarketNotice {
  const trader = traderOf(settings)
  const t = textsIn('en')
  return {
    seller: sellerLines(trader, t),
    responsible: (marketOf(country) === 'eu' && settings.eu_responsible) || null,
    vat: VAT[settings.vat_wording] ?? null,
    withdrawal: withdrawalTerms('goods', trader, t),
    membershipWithdrawal: withdrawalTerms('membership', trader, t),
    giftWithdrawal: withdrawalTerms('gift', trader, t),
  }
}

const VAT: Record<string, string> = {
  included: 'Prices include VAT.',
  checkout: 'VAT is added at checkout and is part of the total.',
  delivery: 'VAT and customs fees are due on delivery. They aren’t part of the total.',
}
