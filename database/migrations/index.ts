import * as initial from './20261128_080000_initial.ts'
import * as lineCosts from './20261129_030736_line_costs.ts'
import * as pauses from './20261129_090000_pauses.ts'
import * as priceMoves from './20261129_091000_price_moves.ts'
import * as idempotencyKeys from './20261129_092000_idempotency_keys.ts'
import * as billingAnchors from './20261129_093000_billing_anchors.ts'
import * as addressProblem from './20261129_100000_address_problem.ts'
import * as copiedFilms from './20261129_120000_copied_films.ts'
import * as parcels from './20261129_130000_parcels.ts'
import * as giftWithdrawals from './20261129_140000_gift_withdrawals.ts'
import * as importColumns from './20261129_150000_import_columns.ts'
import * as foldedSearch from './20261129_160000_folded_search.ts'
import * as devices from './20261129_190000_devices.ts'
import * as orderValues from './20261129_170000_order_values.ts'
import * as mailValues from './20261129_180000_mail_values.ts'
import * as studioSearch from './20261129_200000_studio_search.ts'
import * as ownGoods from './20261129_210000_own_goods.ts'
import * as alertValues from './20261129_220000_alert_values.ts'
import * as stones from './20261130_010000_stones.ts'
import * as memberWords from './20261130_020000_member_words.ts'
import * as usedProducts from './20261130_030000_used_products.ts'
import * as siteParts from './20261130_040000_site_parts.ts'
import * as stoneHandovers from './20261130_050000_stone_handovers.ts'
import * as productOptions from './20261130_060000_product_options.ts'
import * as ownHandlingDays from './20261130_070000_own_handling_days.ts'
import * as watchLater from './20261130_080000_watch_later.ts'
import * as reactions from './20261130_090000_reactions.ts'
import * as searchedOptions from './20261130_100000_searched_options.ts'
import * as signInLimits from './20261130_100000_sign_in_limits.ts'
import * as postNotices from './20261130_110000_post_notices.ts'
import * as arabicLetters from './20261130_115000_arabic_letters.ts'
import * as hiddenProducts from './20261130_150000_hidden_products.ts'
import * as foundOn from './20261201_010000_found_on.ts'
import * as creatorVoiceFilmSignature from './20261201_020000_creator_voice_film_signature.ts'
import * as fasterPayments from './20261201_030000_faster_payments.ts'

/** Every migration in its order; each runs once per database. */
export const migrations = [
  { name: '20261128_080000_initial', up: initial.up, down: initial.down },
  { name: '20261129_030736_line_costs', up: lineCosts.up, down: lineCosts.down },
  { name: '20261129_090000_pauses', up: pauses.up, down: pauses.down },
  { name: '20261129_091000_price_moves', up: priceMoves.up, down: priceMoves.down },
  { name: '20261129_092000_idempotency_keys', up: idempotencyKeys.up, down: idempotencyKeys.down },
  { name: '20261129_093000_billing_anchors', up: billingAnchors.up, down: billingAnchors.down },
  { name: '20261129_100000_address_problem', up: addressProblem.up, down: addressProblem.down },
  { name: '20261129_120000_copied_films', up: copiedFilms.up, down: copiedFilms.down },
  { name: '20261129_130000_parcels', up: parcels.up, down: parcels.down },
  { name: '20261129_140000_gift_withdrawals', up: giftWithdrawals.up, down: giftWithdrawals.down },
  { name: '20261129_150000_import_columns', up: importColumns.up, down: importColumns.down },
  { name: '20261129_160000_folded_search', up: foldedSearch.up, down: foldedSearch.down },
  { name: '20261129_170000_order_values', up: orderValues.up, down: orderValues.down },
  { name: '20261129_180000_mail_values', up: mailValues.up, down: mailValues.down },
  { name: '20261129_190000_devices', up: devices.up, down: devices.down },
  { name: '20261129_200000_studio_search', up: studioSearch.up, down: studioSearch.down },
  { name: '20261129_210000_own_goods', up: ownGoods.up, down: ownGoods.down },
  { name: '20261129_220000_alert_values', up: alertValues.up, down: alertValues.down },
  { name: '20261130_010000_stones', up: stones.up, down: stones.down },
  { name: '20261130_020000_member_words', up: memberWords.up, down: memberWords.down },
  { name: '20261130_030000_used_products', up: usedProducts.up, down: usedProducts.down },
  { name: '20261130_040000_site_parts', up: siteParts.up, down: siteParts.down },
  { name: '20261130_050000_stone_handovers', up: stoneHandovers.up, down: stoneHandovers.down },
  { name: '20261130_060000_product_options', up: productOptions.up, down: productOptions.down },
  { name: '20261130_070000_own_handling_days', up: ownHandlingDays.up, down: ownHandlingDays.down },
  { name: '20261130_080000_watch_later', up: watchLater.up, down: watchLater.down },
  { name: '20261130_090000_reactions', up: reactions.up, down: reactions.down },
  { name: '20261130_100000_sign_in_limits', up: signInLimits.up, down: signInLimits.down },
  { name: '20261130_100000_searched_options', up: searchedOptions.up, down: searchedOptions.down },
  { name: '20261130_110000_post_notices', up: postNotices.up, down: postNotices.down },
  { name: '20261130_115000_arabic_letters', up: arabicLetters.up, down: arabicLetters.down },
  { name: '20261130_150000_hidden_products', up: hiddenProducts.up, down: hiddenProducts.down },
  { name: '20261201_010000_found_on', up: foundOn.up, down: foundOn.down },
  {
    name: '20261201_020000_creator_voice_film_signature',
    up: creatorVoiceFilmSignature.up,
    down: creatorVoiceFilmSignature.down,
  },
  { name: '20261201_030000_faster_payments', up: fasterPayments.up, down: fasterPayments.down },
]
