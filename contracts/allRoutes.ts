import * as account from './routes/account.ts'
import * as apiKeys from './routes/apiKeys.ts'
import * as articles from './routes/articles.ts'
import * as auth from './routes/auth.ts'
import * as captions from './routes/captions.ts'
import * as cart from './routes/cart.ts'
import * as cartReminders from './routes/cartReminders.ts'
import * as cartSuggestion from './routes/cartSuggestion.ts'
import * as catalogue from './routes/catalogue.ts'
import * as checkout from './routes/checkout.ts'
import * as claims from './routes/claims.ts'
import * as comebackEmails from './routes/comebackEmails.ts'
import * as comments from './routes/comments.ts'
import * as delivery from './routes/delivery.ts'
import * as exports from './routes/exports.ts'
import * as legalTexts from './routes/legalTexts.ts'
import * as itemAlerts from './routes/itemAlerts.ts'
import * as giftCards from './routes/giftCards.ts'
import * as emailChange from './routes/emailChange.ts'
import * as emailSignIn from './routes/emailSignIn.ts'
import * as growth from './routes/growth.ts'
import * as imports from './routes/imports.ts'
import * as guesses from './routes/guesses.ts'
import * as hunters from './routes/hunters.ts'
import * as giftSales from './routes/giftSales.ts'
import * as giftMemberships from './routes/giftMemberships.ts'
import * as identifications from './routes/identifications.ts'
import * as invoices from './routes/invoices.ts'
import * as leaving from './routes/leaving.ts'
import * as letters from './routes/letters.ts'
import * as loggedFinds from './routes/loggedFinds.ts'
import * as mailStops from './routes/mailStops.ts'
import * as mailWordings from './routes/mailWordings.ts'
import * as markets from './routes/markets.ts'
import * as memberCard from './routes/memberCard.ts'
import * as memberFeed from './routes/memberFeed.ts'
import * as referrals from './routes/referrals.ts'
import * as merchandise from './routes/merchandise.ts'
import * as orders from './routes/orders.ts'
import * as outgoingWebhooks from './routes/outgoingWebhooks.ts'
import * as pages from './routes/pages.ts'
import * as people from './routes/people.ts'
import * as passkeys from './routes/passkeys.ts'
import * as places from './routes/places.ts'
import * as emailPreferences from './routes/emailPreferences.ts'
import * as fieldCopies from './routes/fieldCopies.ts'
import * as postEmails from './routes/postEmails.ts'
import * as push from './routes/push.ts'
import * as planChanges from './routes/planChanges.ts'
import * as plannedMonthly from './routes/plannedMonthly.ts'
import * as posts from './routes/posts.ts'
import * as products from './routes/products.ts'
import * as questions from './routes/questions.ts'
import * as reactions from './routes/reactions.ts'
import * as reviews from './routes/reviews.ts'
import * as promoCodes from './routes/promoCodes.ts'
import * as secondFactor from './routes/secondFactor.ts'
import * as search from './routes/search.ts'
import * as series from './routes/series.ts'
import * as settings from './routes/settings.ts'
import * as setup from './routes/setup.ts'
import * as site from './routes/site.ts'
import * as ownStones from './routes/ownStones.ts'
import * as stones from './routes/stones.ts'
import * as stories from './routes/stories.ts'
import * as streams from './routes/streams.ts'
import * as studio from './routes/studio.ts'
import * as subscriptions from './routes/subscriptions.ts'
import * as threads from './routes/threads.ts'
import * as uploads from './routes/uploads.ts'
import * as watching from './routes/watching.ts'
import * as watchLater from './routes/watchLater.ts'
import * as webhooks from './routes/webhooks.ts'
import * as membershipOffers from './routes/membershipOffers.ts'
import * as membershipPayments from './routes/membershipPayments.ts'
import * as giftWithdrawals from './routes/giftWithdrawals.ts'
import * as membershipWithdrawals from './routes/membershipWithdrawals.ts'
import * as withdrawals from './routes/withdrawals.ts'
import * as wishList from './routes/wishList.ts'
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
