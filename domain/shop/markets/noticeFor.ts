import type { Translate } from '#texts/textsIn.ts'
import type { MarketNotice } from '#contracts/marketNotice.ts'
import { marketOf } from '#contracts/markets.ts'
import type { TRADER_SETTINGS } from '#contracts/marketSettings.ts'
import { giftWithdrawalText } from './giftWithdrawalText.ts'
import { membershipWithdrawalText } from './membershipWithdrawalText.ts'
import { withdrawalText } from './withdrawalText.ts'

type TraderSettings = Record<(typeof TRADER_SETTINGS)[number], string>

/** What the law of a European country wants its buyers to read before they pay. */
export function noticeFor(country: string, trader: TraderSettings, t: Translate): MarketNotice {
  const seller = [
    trader.trader_name,
    trader.trader_address,
    trader.trader_email,
    trader.trader_phone,
    trader.trader_register,
    trader.trader_vat_number && t('VAT number {number}', { number: trader.trader_vat_number }),
  ].filter(Boolean)
  return {
    seller,
    responsible: (marketOf(country) === 'eu' && trader.eu_responsible) || null,
    vat: vatText(trader.vat_wording, t),
    withdrawal: withdrawalText(seller, trader.returns_address, t),
    membershipWithdrawal: membershipWithdrawalText(seller, t),
    giftWithdrawal: giftWithdrawalText(seller, t),
  }
}

function vatText(wording: string, t: Translate): string | null {
  if (wording === 'included') return t('Prices include VAT.')
  if (wording === 'checkout') return t('VAT is added at checkout and is part of the total.')
  return wording === 'delivery' ? t('VAT and customs fees are due on delivery. They aren’t part of the total.') : null
}
