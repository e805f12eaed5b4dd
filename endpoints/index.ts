import { accountDelete, accountExport, changeName, changePassword, readAccount } from './account/account.ts'
import { cancelEmailChange, requestEmailChange } from './account/email.ts'
import { confirmPassword } from './account/confirmPassword.ts'
import { contactUs } from './account/contact.ts'
import {
  secondFactorBegin,
  secondFactorCodes,
  secondFactorConfirm,
  secondFactorRemove,
} from './account/secondFactor.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './apiKeys/apiKeys.ts'
import { createMemberFeed, readMemberFeed, removeMemberFeed } from './memberFeed/memberFeed.ts'
import {
  articleRevenueCsv,
  membershipsCsv,
  originsCsv,
  peopleCsv,
  postRevenueCsv,
  referralsCsv,
  retentionCsv,
} from './growth/growth.ts'
import { readOwnReferrals } from './referrals/referrals.ts'
import { addPasskey, listPasskeys, passkeyOptions, removePasskey, renamePasskey } from './account/passkeys.ts'
import { endOneSession, endOtherSessions, readSessions } from './account/sessions.ts'
import { changeMailWording, listMailWordings, previewMailWording, resetMailWording } from './admin/mailWordings.ts'
import { retryMail } from './admin/mails.ts'
import {
  askForOrderAddress,
  cancelOrder,
  correctOrderAddress,
  deliverOrder,
  refundOrder,
  refundUnavailableLine,
  replaceUnavailableLine,
  resendOrderMail,
  resolveProblem,
  retryOrder,
} from './admin/orders.ts'
import { moderate } from './admin/moderate.ts'
import { membersCsv } from './admin/members.ts'
import { ordersCsv } from './admin/ordersCsv.ts'
import { endSessionsOf, readSecurity, secondFactorReset } from './admin/security.ts'
import { confirmEmailChange, undoEmailChange } from './auth/changeEmail.ts'
import { currentUser } from './auth/currentUser.ts'
import { denySignIn } from './auth/denySignIn.ts'
import { emailSignInCode, loginEmailCode } from './auth/emailCode.ts'
import { employeeLogin, login } from './auth/login.ts'
import { loginCode } from './auth/loginCode.ts'
import { logout, logoutByLink } from './auth/logout.ts'
import { passkeyLogin, passkeyLoginOptions } from './auth/passkeyLogin.ts'
import { forgotPassword, newPassword } from './auth/passwords.ts'
import { oidcCallback, oidcLogin } from './auth/oidc.ts'
import { signup } from './auth/signup.ts'
import { confirmEmail, sendVerifyLink } from './auth/verifyEmail.ts'
import { readCaptions, readTranscript } from './captions/captions.ts'
import { cancelLetter, previewLetter, readLetterStatus, sendLetter, testLetter } from './letters/letters.ts'
import { readMerchandiseArticle, readProductArticle } from './articles/articles.ts'
import { declineClaim, readAnyClaimPhoto, refundClaimed, replaceClaimed, replyToClaim } from './claims/claims.ts'
import { addClaimPhoto, openClaim, readClaimPhoto, readClaims, writeToClaim } from './claims/ownClaims.ts'
import { addCartItem, changeCartItem, emptyCart, readCart, readCheckoutCart, removeCartItem } from './cart/cart.ts'
import { restoreCart, stopReminders } from './cartReminders/cartReminders.ts'
import {
  previewMerchandiseSync,
  readMerchandiseSync,
  syncMerchandise,
  testSpreadconnect,
} from './catalogue/syncCatalogue.ts'
import { createPayment } from './checkout/createPayment.ts'
import { readDelivery } from './checkout/readDelivery.ts'
import { readCommentEvents } from './comments/commentEvents.ts'
import {
  addLike,
  closeComments,
  editComment,
  flagComment,
  openComments,
  pinComment,
  readComments,
  removeLike,
  unpinComment,
  writeComment,
} from './comments/comments.ts'
import { changeMentionEmails, readMentionEmails } from './comments/mentionEmails.ts'
import { changeComebackEmails, readComebackEmails, stopComebackEmails } from './comebackEmails/comebackEmails.ts'
import { changeReplyEmails, readReplyEmails } from './comments/replyEmails.ts'
import {
  confirmItemAlert,
  createItemAlert,
  deleteItemAlert,
  readItemAlerts,
  readLinkedItemAlert,
  stopItemAlert,
} from './itemAlerts/itemAlerts.ts'
import { applyGiftCard, removeGiftCard } from './giftCards/giftCards.ts'
import {
  buyGiftCard,
  readGiftCardBalance,
  readGiftCardOffer,
  readGiftCardPurchase,
  refundGiftCardSale,
} from './giftCardSales/giftCardSales.ts'
import {
  buyGiftMembership,
  endGiftMembership,
  readGiftMembershipOffer,
  readGiftMembershipTax,
  redeemGiftMembership,
  resendGiftMembership,
} from './giftMemberships/giftMemberships.ts'
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
} from './exports/exports.ts'
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
} from './imports/imports.ts'
import { readLegalText } from './legalTexts/readLegalText.ts'
import { readMarket } from './markets/readMarket.ts'
import { readMerchandise } from './merchandise/merchandise.ts'
import { readAnyInvoice, readCreditNote, readInvoice } from './invoices/invoices.ts'
import {
  buyAgain,
  cancelOwnLine,
  cancelOwnOrder,
  changeOrderAddress,
  findOrder,
  resendOwnConfirmation,
} from './orders/changeOrders.ts'
import {
  addReceiver,
  changeReceiver,
  listDeliveries,
  listReceivers,
  removeReceiver,
  rotateReceiverSecret,
  sendDeliveryAgain,
  testReceiver,
} from './outgoingWebhooks/outgoingWebhooks.ts'
import { readOneOrder, readOrders } from './orders/orders.ts'
import { blockHunter, changeProfile, readBlocked, readHunter, readProfile, unblockHunter } from './hunters/hunters.ts'
import { readPage } from './pages/pages.ts'
import {
  listPosts,
  readArchive,
  readPost,
  readPostBody,
  readPostPage,
  readRelated,
  viewPost,
} from './posts/readPosts.ts'
import { readPlaces } from './places/readPlaces.ts'
import { editPost, makePreview, pickCover, publishPost, publishPostAsEmployee, removePost } from './posts/writePosts.ts'
import { createProduct, readProducts } from './products/products.ts'
import {
  changeReviewEmails,
  deleteReview,
  editReview,
  readOrderReviews,
  requestReviewPhoto,
  stopReviewEmails,
  writeReview,
} from './reviews/ownReviews.ts'
import {
  answerQuestion,
  hideQuestion,
  listRounds,
  readOpenRound,
  readRound,
  readRoundCalendar,
  showQuestion,
} from './questions/questions.ts'
import { addVote, askQuestion, deleteQuestion, editQuestion, removeVote } from './questions/ownQuestions.ts'
import { moderateReviews, readProductReviews, readReviews } from './reviews/reviews.ts'
import { readMembershipOffer } from './membershipOffers/membershipOffers.ts'
import { applyPromoCode, removePromoCode } from './promoCodes/promoCodes.ts'
import { search } from './search/search.ts'
import { readSeries } from './series/readSeries.ts'
import { changeSettings, moveMembers, readMemberPrices, readSettingsForm } from './settings/settings.ts'
import { checkSetup } from './setup/checkSetup.ts'
import { putCoverPhoto, readConfig, readSiteSetting } from './site/site.ts'
import { previewStory, readStoryFilms } from './stories/stories.ts'
import { watchHere } from './streams/watchHere.ts'
import { addPushDevice, changePush, readPush, removePushDevice } from './push/push.ts'
import { readFieldCopy, readFieldLease } from './fieldCopies/fieldCopies.ts'
import { changeEmailPreferences, readEmailPreferences } from './emailPreferences/emailPreferences.ts'
import {
  changePostEmails,
  emailPost,
  readPostEmails,
  readPostEmailStatus,
  cancelPostEmail,
  previewPostEmail,
  testPostEmail,
  unsubscribe,
} from './postEmails/postEmails.ts'
import { stayWithDiscount } from './subscriptions/leaving.ts'
import { changePlan, readPlanChange } from './subscriptions/planChanges.ts'
import { keepAnnual, planMonthly } from './subscriptions/plannedMonthly.ts'
import {
  billing,
  createSubscription,
  readMembershipTax,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
  subscribe,
  tellWhyLeaving,
} from './subscriptions/subscriptions.ts'
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
} from './identifications/identifications.ts'
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
} from './loggedFinds/loggedFinds.ts'
import {
  chooseFindOfMonth,
  readFindOfMonth,
  readSharedFind,
  readSharedFindPhoto,
  shareLoggedFind,
  unchooseFindOfMonth,
  unshareLoggedFind,
} from './loggedFinds/sharedFinds.ts'
import { readGuess, saveGuess } from './guesses/guesses.ts'
import { receiveMailEvents } from './mailStops/receiveMailEvents.ts'
import { readLinkedThread, readThread, readThreads, writeToLinkedThread, writeToThread } from './threads/ownThreads.ts'
import { receiveMail } from './threads/receiveMail.ts'
import { answerThread, closeThread, decideHeldMessage, noteThread, reopenThread } from './threads/threads.ts'
import { requestUpload } from './uploads/requestUpload.ts'
import { spreadconnectWebhook } from './webhooks/spreadconnect.ts'
import { changeWatching, dropPosition, readWatching, savePosition } from './watching/watching.ts'
import { stripeWebhook } from './webhooks/stripe.ts'
import {
  emailAboutFailedPayment,
  listFailedPayments,
  readMembershipPayments,
  readMembershipReceipt,
  readRefundablePayments,
  refundMembershipPayment,
} from './membershipPayments/membershipPayments.ts'
import { withdrawFromGift } from './giftWithdrawals/giftWithdrawals.ts'
import { withdrawFromMembership } from './membershipWithdrawals/membershipWithdrawals.ts'
import { readWithdrawable, settleWithdrawal, withdraw } from './withdrawals/withdrawals.ts'
import {
  addWish,
  readSharedWishList,
  readWishList,
  removeWish,
  shareWishList,
  unshareWishList,
} from './wishList/wishList.ts'

/** Every call of the API. What is not in this list does not exist under /api. */
export const endpoints: Endpoint[] = [
  currentUser,
  login,
  employeeLogin,
  loginCode,
  oidcLogin,
  oidcCallback,
  signup,
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
  readPlaces,
  readSeries,
  search,
  publishPost,
  publishPostAsEmployee,
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
  readOwnReferrals,
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
  readProducts,
  createProduct,
  readProductArticle,
  readProductReviews,
  readMerchandise,
  readMerchandiseArticle,
  readReviews,
  syncMerchandise,
  previewMerchandiseSync,
  readMerchandiseSync,
  testSpreadconnect,
  readCart,
  addCartItem,
  readCheckoutCart,
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
  readGiftCardOffer,
  buyGiftCard,
  readGiftCardPurchase,
  readGiftCardBalance,
  refundGiftCardSale,
  readGiftMembershipOffer,
  readGiftMembershipTax,
  buyGiftMembership,
  redeemGiftMembership,
  endGiftMembership,
  resendGiftMembership,
  restoreCart,
  stopReminders,
  readDelivery,
  readMarket,
  readLegalText,
  createPayment,
  readOrders,
  readOneOrder,
  cancelOwnOrder,
  readOrderReviews,
  writeReview,
  editReview,
  deleteReview,
  requestReviewPhoto,
  changeReviewEmails,
  stopReviewEmails,
  moderateReviews,
  listRounds,
  readOpenRound,
  readRound,
  readRoundCalendar,
  askQuestion,
  editQuestion,
  deleteQuestion,
  addVote,
  removeVote,
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
  resolveProblem,
  resendOrderMail,
  withdraw,
  withdrawFromGift,
  withdrawFromMembership,
  readWithdrawable,
  settleWithdrawal,
  readPublicIdentifications,
  readIdentifications,
  beginIdentification,
  addStonePhoto,
  sendIdentification,
  changeIdentificationConsent,
  deleteIdentification,
  readStonePhoto,
  answerIdentification,
  readFindOfMonth,
  listLoggedFinds,
  loggedFindsCsv,
  loggedFindsPdf,
  logFind,
  readLoggedFind,
  changeLoggedFind,
  deleteLoggedFind,
  addFindPhoto,
  deleteFindPhoto,
  readFindPhoto,
  shareLoggedFind,
  unshareLoggedFind,
  readSharedFind,
  readSharedFindPhoto,
  chooseFindOfMonth,
  unchooseFindOfMonth,
  readGuess,
  saveGuess,
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
  readPostEmailStatus,
  emailPost,
  cancelPostEmail,
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
  readFieldCopy,
  readFieldLease,
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
  changeSettings,
  readMemberPrices,
  moveMembers,
  requestUpload,
  stripeWebhook,
  spreadconnectWebhook,
]
