import * as account from './routes/people/account.ts'
import * as apiKeys from './routes/people/apiKeys.ts'
import * as articles from './routes/shop/articles.ts'
import * as auth from './routes/people/auth.ts'
import * as captions from './routes/content/captions.ts'
import * as cart from './routes/shop/cart.ts'
import * as cartReminders from './routes/shop/cartReminders.ts'
import * as cartSuggestion from './routes/shop/cartSuggestion.ts'
import * as catalogue from './routes/shop/catalogue.ts'
import * as checkout from './routes/shop/checkout.ts'
import * as claims from './routes/shop/claims.ts'
import * as comebackEmails from './routes/membership/comebackEmails.ts'
import * as comments from './routes/community/comments.ts'
import * as delivery from './routes/shop/delivery.ts'
import * as exports from './routes/operations/exports.ts'
import * as legalTexts from './routes/content/legalTexts.ts'
import * as itemAlerts from './routes/shop/itemAlerts.ts'
import * as giftCards from './routes/shop/giftCards.ts'
import * as emailChange from './routes/people/emailChange.ts'
import * as emailSignIn from './routes/people/emailSignIn.ts'
import * as growth from './routes/operations/growth.ts'
import * as imports from './routes/operations/imports.ts'
import * as guesses from './routes/community/guesses.ts'
import * as hunters from './routes/community/hunters.ts'
import * as giftSales from './routes/membership/giftSales.ts'
import * as giftMemberships from './routes/membership/giftMemberships.ts'
import * as identifications from './routes/community/identifications.ts'
import * as invoices from './routes/shop/invoices.ts'
import * as leaving from './routes/membership/leaving.ts'
import * as letters from './routes/outreach/letters.ts'
import * as loggedFinds from './routes/community/loggedFinds.ts'
import * as mailStops from './routes/platform/mailStops.ts'
import * as mailWordings from './routes/platform/mailWordings.ts'
import * as markets from './routes/shop/markets.ts'
import * as memberCard from './routes/membership/memberCard.ts'
import * as memberFeed from './routes/outreach/memberFeed.ts'
import * as referrals from './routes/membership/referrals.ts'
import * as orders from './routes/shop/orders.ts'
import * as outgoingWebhooks from './routes/platform/outgoingWebhooks.ts'
import * as pages from './routes/content/pages.ts'
import * as people from './routes/people/people.ts'
import * as passkeys from './routes/people/passkeys.ts'
import * as places from './routes/content/places.ts'
import * as emailPreferences from './routes/outreach/emailPreferences.ts'
import * as fieldCopies from './routes/content/fieldCopies.ts'
import * as postEmails from './routes/outreach/postEmails.ts'
import * as push from './routes/community/push.ts'
import * as planChanges from './routes/membership/planChanges.ts'
import * as plannedMonthly from './routes/membership/plannedMonthly.ts'
import * as posts from './routes/content/posts.ts'
import * as products from './routes/shop/products.ts'
import * as questions from './routes/community/questions.ts'
import * as reactions from './routes/community/reactions.ts'
import * as reviews from './routes/shop/reviews.ts'
import * as promoCodes from './routes/shop/promoCodes.ts'
import * as secondFactor from './routes/people/secondFactor.ts'
import * as search from './routes/content/search.ts'
import * as series from './routes/content/series.ts'
import * as settings from './routes/platform/settings.ts'
import * as setup from './routes/operations/setup.ts'
import * as site from './routes/platform/site.ts'
import * as ownStones from './routes/shop/ownStones.ts'
import * as stones from './routes/shop/stones.ts'
import * as stories from './routes/content/stories.ts'
import * as streams from './routes/content/streams.ts'
import * as studio from './routes/operations/studio.ts'
import * as subscriptions from './routes/membership/subscriptions.ts'
import * as threads from './routes/community/threads.ts'
import * as uploads from './routes/platform/uploads.ts'
import * as watching from './routes/content/watching.ts'
import * as watchLater from './routes/content/watchLater.ts'
import * as webhooks from './routes/operations/webhooks.ts'
import * as membershipOffers from './routes/membership/membershipOffers.ts'
import * as membershipPayments from './routes/membership/membershipPayments.ts'
import * as giftWithdrawals from './routes/membership/giftWithdrawals.ts'
import * as membershipWithdrawals from './routes/membership/membershipWithdrawals.ts'
import * as withdrawals from './routes/shop/withdrawals.ts'
import * as wishList from './routes/shop/wishList.ts'
import * as merchandise from './routes/shop/merchandise.ts'
import * as news from './routes/outreach/news.ts'
import type { Route } from './route.ts'

/** Every call of the API, by file and export. */
export const routesByConcept: Record<string, Record<string, Route>> = {
  account,
  apiKeys,
  articles,
  auth: { ...auth, ...emailSignIn },
  captions,
  cart,
  cartReminders,
  cartSuggestion,
  catalogue,
  checkout,
  claims,
  comebackEmails,
  comments,
  delivery,
  legalTexts,
  itemAlerts,
  giftCards,
  emailChange,
  exports,
  imports,
  guesses,
  hunters,
  giftSales,
  giftMemberships,
  identifications,
  leaving,
  letters,
  loggedFinds,
  invoices,
  mailStops,
  mailWordings,
  markets,
  memberCard,
  memberFeed,
  referrals,
  growth,
  merchandise,
  news,
  orders,
  outgoingWebhooks,
  pages,
  people,
  passkeys,
  places,
  emailPreferences,
  postEmails,
  push,
  fieldCopies,
  planChanges,
  plannedMonthly,
  posts,
  products,
  questions,
  reactions,
  reviews,
  promoCodes,
  secondFactor,
  search,
  series,
  settings,
  setup,
  site,
  ownStones,
  stones,
  stories,
  streams,
  studio,
  subscriptions,
  threads,
  uploads,
  watching,
  watchLater,
  webhooks,
  membershipOffers,
  membershipPayments,
  giftWithdrawals,
  membershipWithdrawals,
  withdrawals,
  wishList,
}

export const allRoutes: Route[] = Object.values(routesByConcept).flatMap((concept) => Object.values(concept))
