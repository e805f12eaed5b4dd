import { accountDelete, accountExport, changeName, changePassword, readAccount } from './people/account/account.ts'
import { cancelEmailChange, requestEmailChange } from './people/account/email.ts'
import { confirmPassword } from './people/account/confirmPassword.ts'
import { contactUs } from './people/account/contact.ts'
import {
  secondFactorBegin,
  secondFactorCodes,
  secondFactorConfirm,
  secondFactorRemove,
} from './people/account/secondFactor.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './people/apiKeys/apiKeys.ts'
import { createMemberFeed, readMemberFeed, removeMemberFeed } from './outreach/memberFeed/memberFeed.ts'
import {
  articleRevenueCsv,
  membershipsCsv,
  originsCsv,
  peopleCsv,
  postRevenueCsv,
  referralsCsv,
  retentionCsv,
} from './operations/growth/growth.ts'
import { readOwnReferrals } from './membership/referrals/referrals.ts'
import { addPasskey, listPasskeys, passkeyOptions, removePasskey, renamePasskey } from './people/account/passkeys.ts'
import { endOneSession, endOtherSessions, readSessions } from './people/account/sessions.ts'
import {
  changeMailWording,
  listMailWordings,
  previewMailWording,
  resetMailWording,
} from './platform/mail/mailWordings.ts'
import { retryMail } from './platform/mail/mails.ts'
import {
  askForOrderAddress,
  cancelOrder,
  correctOrderAddress,
  deliverOrder,
  restockOrderLine,
  readPackingSlips,
  sendOrderParcel,
  refundOrder,
  refundUnavailableLine,
  replaceUnavailableLine,
  resendOrderMail,
  resolveProblem,
  retryOrder,
} from './shop/orders/desk.ts'
import { moderate } from './community/comments/moderate.ts'
import { inviteEmployee, membersCsv } from './people/members/members.ts'
import { ordersCsv } from './shop/orders/ordersCsv.ts'
import { endSessionsOf, readSecurity, secondFactorReset } from './platform/security/security.ts'
import { confirmEmailChange, undoEmailChange } from './people/auth/changeEmail.ts'
import { currentUser } from './people/auth/currentUser.ts'
import { denySignIn } from './people/auth/denySignIn.ts'
import { emailSignInCode, loginEmailCode } from './people/auth/emailCode.ts'
import { employeeLogin, login } from './people/auth/login.ts'
import { loginCode } from './people/auth/loginCode.ts'
import { logout, logoutByLink } from './people/auth/logout.ts'
import { passkeyLogin, passkeyLoginOptions } from './people/auth/passkeyLogin.ts'
import { forgotPassword, newPassword } from './people/auth/passwords.ts'
import { oidcCallback, oidcLogin } from './people/auth/oidc.ts'
import { join } from './people/auth/join.ts'
import { signup } from './people/auth/signup.ts'
import { confirmEmail, sendVerifyLink } from './people/auth/verifyEmail.ts'
import { readCaptions, readTranscript } from './content/captions/captions.ts'
import { cancelLetter, previewLetter, readLetterStatus, sendLetter, testLetter } from './outreach/letters/letters.ts'
import { readMerchandiseArticle, readProductArticle } from './shop/articles/articles.ts'
import { declineClaim, readAnyClaimPhoto, refundClaimed, replaceClaimed, replyToClaim } from './shop/claims/claims.ts'
import { addClaimPhoto, openClaim, readClaimPhoto, readClaims, writeToClaim } from './shop/claims/ownClaims.ts'
import {
  addCartItem,
  changeCartItem,
  emptyCart,
  readCart,
  readCartSuggestion,
  readCheckoutCart,
  removeCartItem,
} from './shop/cart/cart.ts'
import { restoreCart, stopReminders } from './shop/cartReminders/cartReminders.ts'
import {
  previewMerchandiseSync,
  readMerchandiseSync,
  syncMerchandise,
  testSpreadconnect,
} from './shop/catalogue/syncCatalogue.ts'
import { createPayment } from './shop/checkout/createPayment.ts'
import { leavePayment } from './shop/checkout/leavePayment.ts'
import { priceExpress } from './shop/checkout/priceExpress.ts'
import { readDelivery } from './shop/checkout/readDelivery.ts'
import { readCommentEvents } from './community/comments/commentEvents.ts'
import {
  addLike,
  closeComments,
  deleteOwnComment,
  editComment,
  flagComment,
  openComments,
  pinComment,
  readComments,
  removeLike,
  unpinComment,
  writeComment,
} from './community/comments/comments.ts'
import { changeMentionEmails, readMentionEmails } from './community/comments/mentionEmails.ts'
import {
  changeComebackEmails,
  readComebackEmails,
  stopComebackEmails,
} from './membership/comebackEmails/comebackEmails.ts'
import { changeReplyEmails, readReplyEmails } from './community/comments/replyEmails.ts'
import {
  confirmItemAlert,
  createItemAlert,
  deleteItemAlert,
  readItemAlerts,
  readLinkedItemAlert,
  stopItemAlert,
} from './shop/itemAlerts/itemAlerts.ts'
import { applyGiftCard, removeGiftCard } from './shop/giftCards/giftCards.ts'
import {
  buyGiftCard,
  readGiftCardBalance,
  readGiftCardOffer,
  readGiftCardPurchase,
  refundGiftSale,
} from './membership/giftSales/giftSales.ts'
import {
  buyGiftMembership,
  endGiftMembership,
  readGiftMembershipOffer,
  readGiftMembershipTax,
  redeemGiftMembership,
  resendGiftMembership,
} from './membership/giftMemberships/giftMemberships.ts'
import type { Endpoint } from './implement.ts'
import {
  commentsCsv,
  emailConsentsCsv,
  giftCardsCsv,
  giftMembershipsCsv,
  membershipOffersCsv,
  messagesCsv,
  orderLinesCsv,
  pagesZip,
  postsZip,
  productsCsv,
  promoCodesCsv,
  questionsCsv,
  reviewsCsv,
} from './operations/exports/exports.ts'
import {
  checkImport,
  chooseProducts,
  discardImport,
  importReport,
  inviteImported,
  listImports,
  readImport,
  readImportLines,
  readTableColumns,
  runImport,
  undoImport,
} from './operations/imports/imports.ts'
import { readLegalText } from './content/legalTexts/readLegalText.ts'
import { readMarket } from './shop/markets/readMarket.ts'
import { readMerchandise, readMerchandisePage } from './shop/merchandise/merchandise.ts'
import { readAnyInvoice, readCreditNote, readInvoice } from './shop/invoices/invoices.ts'
import {
  buyAgain,
  cancelOwnLine,
  cancelOwnOrder,
  changeOrderAddress,
  findOrder,
  resendOwnConfirmation,
} from './shop/orders/changeOrders.ts'
import {
  addReceiver,
  changeReceiver,
  listDeliveries,
  listReceivers,
  removeReceiver,
  rotateReceiverSecret,
  sendDeliveryAgain,
  testReceiver,
} from './platform/outgoingWebhooks/outgoingWebhooks.ts'
import { readOneOrder, readOrders } from './shop/orders/orders.ts'
import {
  blockHunter,
  changeProfile,
  readBlocked,
  readHunter,
  readProfile,
  unblockHunter,
} from './community/hunters/hunters.ts'
import { readPage } from './content/pages/pages.ts'
import {
  listPosts,
  readArchive,
  readPost,
  readPostBody,
  readPostPage,
  readRelated,
  viewPost,
} from './content/posts/readPosts.ts'
import { readPlaces } from './content/places/readPlaces.ts'
import {
  beginPost,
  editPost,
  makePreview,
  pickCover,
  publishPost,
  publishPostAsEmployee,
  removePost,
} from './content/posts/writePosts.ts'
import {
  handOverFromOrder,
  handOverStone,
  readOrderStones,
  readOwnStones,
  takeStone,
  withdrawFromOrder,
  withdrawStone,
} from './shop/stones/ownStones.ts'
import { readFilmStones } from './shop/stones/stones.ts'
import {
  adjustProductStock,
  createProduct,
  hideMerchandise,
  hideProduct,
  readProducts,
  readProductStock,
} from './shop/products/products.ts'
import {
  changeReviewEmails,
  deleteReview,
  editReview,
  readOrderReviews,
  requestReviewPhoto,
  stopReviewEmails,
  writeReview,
} from './shop/reviews/ownReviews.ts'
import {
  answerQuestion,
  hideQuestion,
  listRounds,
  readOpenRound,
  readRound,
  readRoundCalendar,
  showQuestion,
} from './community/questions/questions.ts'
import { addVote, askQuestion, deleteQuestion, editQuestion, removeVote } from './community/questions/ownQuestions.ts'
import { moderateReviews, readProductReviews, readReviews } from './shop/reviews/reviews.ts'
import { readMembershipOffer } from './membership/membershipOffers/membershipOffers.ts'
import { applyPromoCode, removePromoCode } from './shop/promoCodes/promoCodes.ts'
import { search } from './content/search/search.ts'
import { readSeries } from './content/series/readSeries.ts'
import { changeSettings, moveMembers, readMemberPrices, readSettingsForm } from './platform/settings/settings.ts'
import { checkSetup } from './operations/setup/checkSetup.ts'
import { putCoverPhoto, readConfig, readSiteSetting } from './platform/site/site.ts'
import { previewStory, readStoryFilms } from './content/stories/stories.ts'
import { watchHere } from './content/streams/watchHere.ts'
import { addPushDevice, changePush, countPostPush, readPush, removePushDevice } from './community/push/push.ts'
import { readFieldCopy, readFieldLease } from './content/fieldCopies/fieldCopies.ts'
import { changeEmailPreferences, readEmailPreferences } from './outreach/emailPreferences/emailPreferences.ts'
import {
  changePostEmails,
  emailPost,
  readPostEmails,
  readPostEmailStatus,
  cancelPostEmail,
  readPostNotices,
  changePostNotices,
  previewPostEmail,
  testPostEmail,
  unsubscribe,
} from './outreach/postEmails/postEmails.ts'
import { confirmNews, requestNews } from './outreach/news/news.ts'
import { stayWithDiscount } from './membership/subscriptions/leaving.ts'
import { changePlan, readPlanChange } from './membership/subscriptions/planChanges.ts'
import { keepAnnual, planMonthly } from './membership/subscriptions/plannedMonthly.ts'
import {
  billing,
  createSubscription,
  readMembershipTax,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
  subscribe,
  tellWhyLeaving,
} from './membership/subscriptions/subscriptions.ts'
import {
  addStonePhoto,
  answerIdentification,
  beginIdentification,
  changeIdentificationConsent,
  deleteIdentification,
  readIdentifications,
  readPublicIdentifications,
  readStonePhoto,
  sendIdentification,
} from './community/identifications/identifications.ts'
import {
  addFindPhoto,
  changeLoggedFind,
  deleteFindPhoto,
  deleteLoggedFind,
  listLoggedFinds,
  logFind,
  loggedFindsCsv,
  loggedFindsPdf,
  readFindPhoto,
  readLoggedFind,
} from './community/loggedFinds/loggedFinds.ts'
import {
  chooseFindOfMonth,
  readFindOfMonth,
  readSharedFind,
  readSharedFindPhoto,
  shareLoggedFind,
  unchooseFindOfMonth,
  unshareLoggedFind,
} from './community/loggedFinds/sharedFinds.ts'
import { addReaction, readReaction, removeReaction } from './community/reactions/reactions.ts'
import { readGuess, readPlayableGuess, saveGuess } from './community/guesses/guesses.ts'
import { receiveMailEvents } from './platform/mailStops/receiveMailEvents.ts'
import {
  readLinkedThread,
  readThread,
  readThreads,
  writeToLinkedThread,
  writeToThread,
} from './community/threads/ownThreads.ts'
import { receiveMail } from './community/threads/receiveMail.ts'
import { answerThread, closeThread, decideHeldMessage, noteThread, reopenThread } from './community/threads/threads.ts'
import { NO_RATING } from '#domain/shop/reviews/findReviews.ts'
import { ofPart } from './ofPart.ts'
import { presentReviewPage } from './shop/reviews/presentReview.ts'
import { requestUpload } from './platform/uploads/requestUpload.ts'
import { countWaiting, searchStudio, viewAs } from './operations/studio/studio.ts'
import { spreadconnectWebhook } from './operations/webhooks/spreadconnect.ts'
import { addWatchLater, readWatchLater, readWatchLaterIds, removeWatchLater } from './content/watchLater/watchLater.ts'
import { changeWatching, dropPosition, readWatching, savePosition } from './content/watching/watching.ts'
import { stripeWebhook } from './operations/webhooks/stripe.ts'
import {
  emailAboutFailedPayment,
  listFailedPayments,
  readMembershipPayments,
  readMembershipReceipt,
  readRefundablePayments,
  refundMembershipPayment,
} from './membership/membershipPayments/membershipPayments.ts'
import { changeMemberCard, readMemberCard, startCardChange } from './membership/subscriptions/memberCard.ts'
import { withdrawFromGift } from './membership/giftWithdrawals/giftWithdrawals.ts'
import { withdrawFromMembership } from './membership/membershipWithdrawals/membershipWithdrawals.ts'
import { readWithdrawable, settleWithdrawal, withdraw } from './shop/withdrawals/withdrawals.ts'
import {
  addWish,
  readSharedWishList,
  readWishList,
  removeWish,
  shareWishList,
  unshareWishList,
} from './shop/wishList/wishList.ts'

/** Every call of the API. What is not in this list does not exist under /api. */
export const endpoints: Endpoint[] = [
  currentUser,
  login,
  employeeLogin,
  loginCode,
  oidcLogin,
  oidcCallback,
  signup,
  join,
  logout,
  logoutByLink,
  passkeyLoginOptions,
  passkeyLogin,
  emailSignInCode,
  loginEmailCode,
  forgotPassword,
  newPassword,
  confirmEmail,
  sendVerifyLink,
  confirmPassword,
  accountExport,
  readAccount,
  changeName,
  changePassword,
  requestEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  undoEmailChange,
  denySignIn,
  accountDelete,
  readSessions,
  endOtherSessions,
  endOneSession,
  listPasskeys,
  passkeyOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  secondFactorBegin,
  secondFactorConfirm,
  secondFactorRemove,
  secondFactorCodes,
  contactUs,
  listPosts,
  readPostPage,
  readArchive,
  readPost,
  readRelated,
  readPostBody,
  viewPost,
  readCaptions,
  readTranscript,
  savePosition,
  dropPosition,
  readWatching,
  changeWatching,
  readWatchLater,
  readWatchLaterIds,
  addWatchLater,
  removeWatchLater,
  readReaction,
  addReaction,
  removeReaction,
  readPlaces,
  readSeries,
  search,
  publishPostAsEmployee,
  beginPost,
  editPost,
  removePost,
  makePreview,
  pickCover,
  previewStory,
  readStoryFilms,
  readComments,
  readCommentEvents,
  writeComment,
  addLike,
  removeLike,
  flagComment,
  deleteOwnComment,
  editComment,
  pinComment,
  unpinComment,
  closeComments,
  openComments,
  readMentionEmails,
  changeMentionEmails,
  readHunter,
  blockHunter,
  unblockHunter,
  readBlocked,
  readProfile,
  changeProfile,
  readReplyEmails,
  readComebackEmails,
  changeComebackEmails,
  stopComebackEmails,
  changeReplyEmails,
  moderate,
  retryMail,
  listMailWordings,
  changeMailWording,
  resetMailWording,
  previewMailWording,
  readSecurity,
  endSessionsOf,
  secondFactorReset,
  membersCsv,
  inviteEmployee,
  postsZip,
  pagesZip,
  commentsCsv,
  productsCsv,
  orderLinesCsv,
  giftCardsCsv,
  giftMembershipsCsv,
  promoCodesCsv,
  membershipOffersCsv,
  reviewsCsv,
  questionsCsv,
  messagesCsv,
  emailConsentsCsv,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  readMemberFeed,
  createMemberFeed,
  removeMemberFeed,
  listReceivers,
  addReceiver,
  changeReceiver,
  removeReceiver,
  rotateReceiverSecret,
  testReceiver,
  listDeliveries,
  sendDeliveryAgain,
  listImports,
  checkImport,
  readImport,
  readTableColumns,
  readImportLines,
  importReport,
  chooseProducts,
  runImport,
  inviteImported,
  undoImport,
  discardImport,
  ordersCsv,
  originsCsv,
  retentionCsv,
  postRevenueCsv,
  articleRevenueCsv,
  referralsCsv,
  peopleCsv,
  membershipsCsv,
  createProduct,
  readProductStock,
  adjustProductStock,
  hideProduct,
  hideMerchandise,
  syncMerchandise,
  previewMerchandiseSync,
  readMerchandiseSync,
  testSpreadconnect,
  readCart,
  addCartItem,
  readCheckoutCart,
  readCartSuggestion,
  changeCartItem,
  removeCartItem,
  emptyCart,
  readWishList,
  addWish,
  removeWish,
  shareWishList,
  unshareWishList,
  readSharedWishList,
  createItemAlert,
  readItemAlerts,
  readLinkedItemAlert,
  confirmItemAlert,
  stopItemAlert,
  deleteItemAlert,
  readMembershipOffer,
  applyPromoCode,
  removePromoCode,
  applyGiftCard,
  removeGiftCard,
  readGiftCardPurchase,
  readGiftCardBalance,
  refundGiftSale,
  redeemGiftMembership,
  endGiftMembership,
  resendGiftMembership,
  restoreCart,
  stopReminders,
  readDelivery,
  readMarket,
  readLegalText,
  createPayment,
  leavePayment,
  priceExpress,
  readOrders,
  readOneOrder,
  cancelOwnOrder,
  changeReviewEmails,
  stopReviewEmails,
  moderateReviews,
  answerQuestion,
  hideQuestion,
  showQuestion,
  findOrder,
  changeOrderAddress,
  cancelOwnLine,
  resendOwnConfirmation,
  buyAgain,
  readInvoice,
  readCreditNote,
  readAnyInvoice,
  readClaims,
  openClaim,
  writeToClaim,
  addClaimPhoto,
  readClaimPhoto,
  readAnyClaimPhoto,
  replyToClaim,
  declineClaim,
  replaceClaimed,
  refundClaimed,
  refundOrder,
  refundUnavailableLine,
  replaceUnavailableLine,
  cancelOrder,
  retryOrder,
  correctOrderAddress,
  askForOrderAddress,
  deliverOrder,
  restockOrderLine,
  readPackingSlips,
  sendOrderParcel,
  resolveProblem,
  resendOrderMail,
  withdraw,
  withdrawFromGift,
  withdrawFromMembership,
  readWithdrawable,
  settleWithdrawal,
  readStonePhoto,
  readFindPhoto,
  answerIdentification,
  chooseFindOfMonth,
  unchooseFindOfMonth,
  readThreads,
  readLinkedThread,
  writeToLinkedThread,
  readThread,
  writeToThread,
  answerThread,
  noteThread,
  closeThread,
  reopenThread,
  decideHeldMessage,
  receiveMail,
  receiveMailEvents,
  createSubscription,
  readMembershipTax,
  subscribe,
  readPostEmails,
  changePostEmails,
  readEmailPreferences,
  changeEmailPreferences,
  unsubscribe,
  requestNews,
  confirmNews,
  readPostEmailStatus,
  emailPost,
  cancelPostEmail,
  readPostNotices,
  changePostNotices,
  previewPostEmail,
  testPostEmail,
  readLetterStatus,
  sendLetter,
  cancelLetter,
  previewLetter,
  testLetter,
  readPush,
  changePush,
  addPushDevice,
  removePushDevice,
  countPostPush,
  readFieldCopy,
  readFieldLease,
  readMemberCard,
  startCardChange,
  changeMemberCard,
  readMembershipPayments,
  readMembershipReceipt,
  listFailedPayments,
  emailAboutFailedPayment,
  readRefundablePayments,
  refundMembershipPayment,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
  readPlanChange,
  changePlan,
  planMonthly,
  keepAnnual,
  stayWithDiscount,
  tellWhyLeaving,
  watchHere,
  billing,
  readConfig,
  readSiteSetting,
  readPage,
  putCoverPhoto,
  readSettingsForm,
  checkSetup,
  searchStudio,
  viewAs,
  countWaiting,
  changeSettings,
  readMemberPrices,
  moveMembers,
  requestUpload,
  stripeWebhook,
  spreadconnectWebhook,
  ...ofPart('merchandise', [readMerchandise], []),
  // Before the article with an id.
  ...ofPart('merchandise', [readMerchandisePage, readMerchandiseArticle]),
  ...ofPart('own-goods', [readProducts, readFilmStones, readOrderStones, readOwnStones], []),
  ...ofPart('own-goods', [
    readProductArticle,
    handOverFromOrder,
    withdrawFromOrder,
    takeStone,
    handOverStone,
    withdrawStone,
  ]),
  ...ofPart('gift-cards', [readGiftCardOffer], { amounts: [] }),
  ...ofPart('gift-cards', [buyGiftCard]),
  ...ofPart('gift-memberships', [readGiftMembershipOffer], { terms: [] }),
  ...ofPart('gift-memberships', [readGiftMembershipTax, buyGiftMembership]),
  ...ofPart('reviews', [readReviews, readProductReviews], presentReviewPage({ ...NO_RATING, reviews: [] })),
  ...ofPart('reviews', [readOrderReviews, writeReview, editReview, deleteReview, requestReviewPhoto]),
  ...ofPart('questions', [readOpenRound], { round: null }),
  ...ofPart('questions', [
    listRounds,
    readRound,
    readRoundCalendar,
    askQuestion,
    editQuestion,
    deleteQuestion,
    addVote,
    removeVote,
  ]),
  ...ofPart('guesses', [readGuess], { guess: null }),
  ...ofPart('guesses', [readPlayableGuess], { guess: null, next: null }),
  ...ofPart('guesses', [saveGuess]),
  ...ofPart('finds', [readFindOfMonth], { find: null }),
  ...ofPart('finds', [
    listLoggedFinds,
    loggedFindsCsv,
    loggedFindsPdf,
    logFind,
    readLoggedFind,
    changeLoggedFind,
    deleteLoggedFind,
    addFindPhoto,
    deleteFindPhoto,
    shareLoggedFind,
    unshareLoggedFind,
    readSharedFind,
    readSharedFindPhoto,
  ]),
  ...ofPart('identify', [
    readPublicIdentifications,
    readIdentifications,
    beginIdentification,
    addStonePhoto,
    sendIdentification,
    changeIdentificationConsent,
    deleteIdentification,
  ]),
  ...ofPart('uploads', [publishPost]),
  ...ofPart('referrals', [readOwnReferrals]),
]
