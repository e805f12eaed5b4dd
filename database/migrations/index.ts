import * as initial from './20261124_000000_initial.ts'
import * as stories from './20261124_100000_stories.ts'
import * as site from './20261124_110000_site.ts'
import * as storage from './20261124_120000_storage.ts'
import * as roles from './20261124_130000_roles.ts'
import * as posts from './20261124_140000_posts.ts'
import * as commerce from './20261124_150000_commerce.ts'
import * as pages from './20261124_160000_pages.ts'
import * as watch from './20261124_170000_watch.ts'
import * as search from './20261124_180000_search.ts'
import * as streams from './20261124_190000_streams.ts'
import * as places from './20261124_200000_places.ts'
import * as articles from './20261124_210000_articles.ts'
import * as comments from './20261124_220000_comments.ts'
import * as corrections from './20261125_030000_corrections.ts'
import * as reviews from './20261125_032000_reviews.ts'
import * as wishes from './20261125_032500_wishes.ts'
import * as aftercare from './20261125_033000_aftercare.ts'
import * as claims from './20261125_033500_claims.ts'
import * as codes from './20261125_034000_codes.ts'
import * as cartReminders from './20261125_034500_cartReminders.ts'
import * as law from './20261125_035000_law.ts'
import * as commentEvents from './20261125_060000_comment_events.ts'
import * as postEmails from './20261125_062000_post_emails.ts'
import * as giftCardSales from './20261125_080000_gift_card_sales.ts'
import * as withdrawItems from './20261125_081000_withdraw_items.ts'
import * as emailAudiences from './20261125_082000_email_audiences.ts'
import * as talk from './20261125_083000_talk.ts'
import * as emailChange from './20261125_083500_email_change.ts'
import * as questions from './20261125_084000_questions.ts'
import * as threads from './20261125_085000_threads.ts'
import * as identifications from './20261125_085500_identifications.ts'
import * as reminderMailbox from './20261125_086000_reminder_mailbox.ts'
import * as membershipWithdrawals from './20261125_090000_membership_withdrawals.ts'
import * as mailDelivery from './20261125_091000_mail_delivery.ts'
import * as loggedFinds from './20261125_092000_finds.ts'
import * as guesses from './20261125_093000_guesses.ts'
import * as letters from './20261126_100000_letters.ts'
import * as push from './20261126_110000_push.ts'
import * as threadsInSearch from './20261126_120000_threads_in_search.ts'
import * as imports from './20261126_130000_imports.ts'
import * as signInWays from './20261126_150000_sign_in_ways.ts'
import * as outgoingWebhooks from './20261126_160000_outgoing_webhooks.ts'
import * as pauses from './20261126_170000_pauses.ts'
import * as postImports from './20261126_190000_post_imports.ts'
import * as giftMemberships from './20261126_200000_gift_memberships.ts'
import * as apiKeys from './20261126_210000_api_keys.ts'
import * as memberFeeds from './20261126_211000_member_feeds.ts'
import * as attributions from './20261126_230000_attributions.ts'
import * as membershipPayments from './20261126_231000_membership_payments.ts'
import * as referrals from './20261126_232000_referrals.ts'
import * as joinFlow from './20261126_220000_join_flow.ts'
import * as membershipCredit from './20261127_004000_membership_credit.ts'
import * as comebackEmails from './20261127_003000_comeback_emails.ts'
import * as leavingDiscounts from './20261127_002000_leaving_discounts.ts'
import * as endedGifts from './20261127_001000_ended_gifts.ts'
import * as membershipOffers from './20261127_000000_membership_offers.ts'
import * as plannedMonthly from './20261128_010000_planned_monthly.ts'
import * as postPreviews from './20261127_020000_post_previews.ts'
import * as languages from './20261128_030000_languages.ts'
import * as membershipTax from './20261128_040000_membership_tax.ts'
import * as giftTax from './20261128_050000_gift_tax.ts'
import * as customersReturn from './20261128_060000_customers_return.ts'
import * as chosenProducts from './20261128_061000_chosen_products.ts'
import * as germanPosts from './20261128_070000_german_posts.ts'

/** Every migration in its order; each runs once per database. */
export const migrations = [
  { name: '20261124_000000_initial', up: initial.up, down: initial.down },
  { name: '20261124_100000_stories', up: stories.up, down: stories.down },
  { name: '20261124_110000_site', up: site.up, down: site.down },
  { name: '20261124_120000_storage', up: storage.up, down: storage.down },
  { name: '20261124_130000_roles', up: roles.up, down: roles.down },
  { name: '20261124_140000_posts', up: posts.up, down: posts.down },
  { name: '20261124_150000_commerce', up: commerce.up, down: commerce.down },
  { name: '20261124_160000_pages', up: pages.up, down: pages.down },
  { name: '20261124_170000_watch', up: watch.up, down: watch.down },
  { name: '20261124_180000_search', up: search.up, down: search.down },
  { name: '20261124_190000_streams', up: streams.up, down: streams.down },
  { name: '20261124_200000_places', up: places.up, down: places.down },
  { name: '20261124_210000_articles', up: articles.up, down: articles.down },
  { name: '20261124_220000_comments', up: comments.up, down: comments.down },
  { name: '20261125_030000_corrections', up: corrections.up, down: corrections.down },
  { name: '20261125_032000_reviews', up: reviews.up, down: reviews.down },
  { name: '20261125_032500_wishes', up: wishes.up, down: wishes.down },
  { name: '20261125_033000_aftercare', up: aftercare.up, down: aftercare.down },
  { name: '20261125_033500_claims', up: claims.up, down: claims.down },
  { name: '20261125_034000_codes', up: codes.up, down: codes.down },
  { name: '20261125_034500_cartReminders', up: cartReminders.up, down: cartReminders.down },
  { name: '20261125_035000_law', up: law.up, down: law.down },
  { name: '20261125_060000_comment_events', up: commentEvents.up, down: commentEvents.down },
  { name: '20261125_062000_post_emails', up: postEmails.up, down: postEmails.down },
  { name: '20261125_080000_gift_card_sales', up: giftCardSales.up, down: giftCardSales.down },
  { name: '20261125_081000_withdraw_items', up: withdrawItems.up, down: withdrawItems.down },
  { name: '20261125_082000_email_audiences', up: emailAudiences.up, down: emailAudiences.down },
  { name: '20261125_083000_talk', up: talk.up, down: talk.down },
  { name: '20261125_083500_email_change', up: emailChange.up, down: emailChange.down },
  { name: '20261125_084000_questions', up: questions.up, down: questions.down },
  { name: '20261125_085000_threads', up: threads.up, down: threads.down },
  { name: '20261125_085500_identifications', up: identifications.up, down: identifications.down },
  { name: '20261125_086000_reminder_mailbox', up: reminderMailbox.up, down: reminderMailbox.down },
  {
    name: '20261125_090000_membership_withdrawals',
    up: membershipWithdrawals.up,
    down: membershipWithdrawals.down,
  },
  { name: '20261125_091000_mail_delivery', up: mailDelivery.up, down: mailDelivery.down },
  { name: '20261125_092000_finds', up: loggedFinds.up, down: loggedFinds.down },
  { name: '20261125_093000_guesses', up: guesses.up, down: guesses.down },
  { name: '20261126_100000_letters', up: letters.up, down: letters.down },
  { name: '20261126_110000_push', up: push.up, down: push.down },
  { name: '20261126_120000_threads_in_search', up: threadsInSearch.up, down: threadsInSearch.down },
  { name: '20261126_130000_imports', up: imports.up, down: imports.down },
  { name: '20261126_150000_sign_in_ways', up: signInWays.up, down: signInWays.down },
  { name: '20261126_160000_outgoing_webhooks', up: outgoingWebhooks.up, down: outgoingWebhooks.down },
  { name: '20261126_170000_pauses', up: pauses.up, down: pauses.down },
  { name: '20261126_190000_post_imports', up: postImports.up, down: postImports.down },
  { name: '20261126_200000_gift_memberships', up: giftMemberships.up, down: giftMemberships.down },
  { name: '20261126_210000_api_keys', up: apiKeys.up, down: apiKeys.down },
  { name: '20261126_211000_member_feeds', up: memberFeeds.up, down: memberFeeds.down },
  { name: '20261126_220000_join_flow', up: joinFlow.up, down: joinFlow.down },
  { name: '20261126_230000_attributions', up: attributions.up, down: attributions.down },
  { name: '20261126_231000_membership_payments', up: membershipPayments.up, down: membershipPayments.down },
  { name: '20261126_232000_referrals', up: referrals.up, down: referrals.down },
  { name: '20261127_000000_membership_offers', up: membershipOffers.up, down: membershipOffers.down },
  { name: '20261127_001000_ended_gifts', up: endedGifts.up, down: endedGifts.down },
  { name: '20261127_002000_leaving_discounts', up: leavingDiscounts.up, down: leavingDiscounts.down },
  { name: '20261127_003000_comeback_emails', up: comebackEmails.up, down: comebackEmails.down },
  { name: '20261127_004000_membership_credit', up: membershipCredit.up, down: membershipCredit.down },
  { name: '20261127_020000_post_previews', up: postPreviews.up, down: postPreviews.down },
  { name: '20261128_010000_planned_monthly', up: plannedMonthly.up, down: plannedMonthly.down },
  { name: '20261128_030000_languages', up: languages.up, down: languages.down },
  { name: '20261128_040000_membership_tax', up: membershipTax.up, down: membershipTax.down },
  { name: '20261128_050000_gift_tax', up: giftTax.up, down: giftTax.down },
  { name: '20261128_060000_customers_return', up: customersReturn.up, down: customersReturn.down },
  { name: '20261128_061000_chosen_products', up: chosenProducts.up, down: chosenProducts.down },
  { name: '20261128_070000_german_posts', up: germanPosts.up, down: germanPosts.down },
]
