import type { Endpoint } from '../implement.ts'
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
} from './orders/desk.ts'
import { ordersCsv } from './orders/ordersCsv.ts'
import { readMerchandiseArticle, readProductArticle } from './articles/articles.ts'
import { declineClaim, readAnyClaimPhoto, refundClaimed, replaceClaimed, replyToClaim } from './claims/claims.ts'
import { addClaimPhoto, openClaim, readClaimPhoto, readClaims, writeToClaim } from './claims/ownClaims.ts'
import {
  addCartItem,
  changeCartItem,
  emptyCart,
  readCart,
  readCartSuggestion,
  readCheckoutCart,
  removeCartItem,
} from './cart/cart.ts'
import { restoreCart, stopReminders } from './cartReminders/cartReminders.ts'
import {
  previewMerchandiseSync,
  readMerchandiseSync,
  syncMerchandise,
  testSpreadconnect,
} from './catalogue/syncCatalogue.ts'
import { createPayment } from './checkout/createPayment.ts'
import { leavePayment } from './checkout/leavePayment.ts'
import { priceExpress } from './checkout/priceExpress.ts'
import { readDelivery } from './checkout/readDelivery.ts'
import {
  confirmItemAlert,
  createItemAlert,
  deleteItemAlert,
  readItemAlerts,
  readLinkedItemAlert,
  stopItemAlert,
} from './itemAlerts/itemAlerts.ts'
import { applyGiftCard, removeGiftCard } from './giftCards/giftCards.ts'
import { readMarket } from './markets/readMarket.ts'
import { readMerchandise, readMerchandisePage } from './merchandise/merchandise.ts'
import { readAnyInvoice, readCreditNote, readInvoice } from './invoices/invoices.ts'
import {
  buyAgain,
  cancelOwnLine,
  cancelOwnOrder,
  changeOrderAddress,
  findOrder,
  resendOwnConfirmation,
} from './orders/changeOrders.ts'
import { readOneOrder, readOrders } from './orders/orders.ts'
import {
  handOverFromOrder,
  handOverStone,
  readOrderStones,
  readOwnStones,
  takeStone,
  withdrawFromOrder,
  withdrawStone,
} from './stones/ownStones.ts'
import { readFilmStones } from './stones/stones.ts'
import { adjustProductStock, createProduct, readProducts, readProductStock } from './products/products.ts'
import {
  changeReviewEmails,
  deleteReview,
  editReview,
  readOrderReviews,
  requestReviewPhoto,
  stopReviewEmails,
  writeReview,
} from './reviews/ownReviews.ts'
import { moderateReviews, readProductReviews, readReviews } from './reviews/reviews.ts'
import { applyPromoCode, removePromoCode } from './promoCodes/promoCodes.ts'
import { NO_RATING } from '#domain/shop/reviews/findReviews.ts'
import { ofPart } from '../ofPart.ts'
import { presentReviewPage } from './reviews/presentReview.ts'
import { readWithdrawable, settleWithdrawal, withdraw } from './withdrawals/withdrawals.ts'
import {
  addWish,
  readSharedWishList,
  readWishList,
  removeWish,
  shareWishList,
  unshareWishList,
} from './wishList/wishList.ts'

export const shopEndpoints: Endpoint[] = [
  ordersCsv,
  createProduct,
  readProductStock,
  adjustProductStock,
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
  applyPromoCode,
  removePromoCode,
  applyGiftCard,
  removeGiftCard,
  restoreCart,
  stopReminders,
  readDelivery,
  readMarket,
  createPayment,
  leavePayment,
  priceExpress,
  readOrders,
  readOneOrder,
  cancelOwnOrder,
  changeReviewEmails,
  stopReviewEmails,
  moderateReviews,
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
  readWithdrawable,
  settleWithdrawal,
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
  ...ofPart('reviews', [readReviews, readProductReviews], presentReviewPage({ ...NO_RATING, reviews: [] })),
  ...ofPart('reviews', [readOrderReviews, writeReview, editReview, deleteReview, requestReviewPhoto]),
]
