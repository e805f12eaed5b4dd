import { dynamicSql, type Statement } from '#database/sql.ts'
import { balanceInCart } from '../giftCards/selectGiftCard.ts'
import { RATE_SETTINGS } from './parseRates.ts'

export const TERM_SETTINGS = ['member_discount_percent', ...RATE_SETTINGS] as const

/**
 * Identifies the stored rates, the member discount, and the cart's promo code and gift card, so that paying can tell
 * whether they changed since the cart was shown.
 */
export const priceTermsOf = (cartId: Statement): Statement => dynamicSql`
  (select md5(coalesce(string_agg(key || '=' || coalesce(value, ''), ',' order by key), '') || coalesce((
    select 'code ' || p.id || '=' || extract(epoch from p.updated_at) from carts k join promo_codes p on p.id = k.promo_code_id
    where k.id = ${cartId}), '') || coalesce((
    select 'gift ' || g.id || '=' || ${balanceInCart(cartId)} from carts k join gift_cards g on g.id = k.gift_card_id and g.is_active and g.frozen_at is null
    where k.id = ${cartId}), '')) from site_settings where key = any(${TERM_SETTINGS}))`
