import type { MarketNotice } from '#contracts/marketNotice.ts'
import { marketOf } from '#contracts/markets.ts'
import type { TRADER_SETTINGS } from '#contracts/marketSettings.ts'
import { giftWithdrawalText } from './giftWithdrawalText.ts'
import { membershipWithdrawalText } from './membershipWithdrawalText.ts'
import { withdrawalText } from './withdrawalText.ts'

type TraderSettings = Record<(typeof TRADER_SETTINGS)[number], string>

/** What the law of a European country wants its buyers to read before they pay. */
export function noticeFor(country: string, trader: TraderSettings): MarketNotice {
  const seller = [
    trader.trader_name,
    trader.trader_address,
    trader.trader_email,
    trader.trader_phone,
    trader.trader_register,
    trader.trader_vat_number && `VAT number ${trader.trader_vat_number}`,
  ].filter(Boolean)
  return {
    seller,
    responsible: (marketOf(country) === 'eu' && trader.eu_responsible) || null,
    vat: VAT[trader.vat_wording] ?? null,
    withdrawal: withdrawalText(seller, trader.returns_address),
    membershipWithdrawal: membershipWithdrawalText(seller),
    giftWithdrawal: giftWithdrawalText(seller),
  }
}

const VAT: Record<string, string> = {
  included: 'Prices include VAT.',
  checkout: 'VAT is added at checkout and is part of the total.',
  delivery: 'VAT and customs fees are due on delivery. They aren’t part of the total.',
}
