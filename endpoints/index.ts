import { currentUser } from './auth/currentUser.ts'
import { employeeLogin, login } from './auth/login.ts'
import { logout, logoutByLink } from './auth/logout.ts'
import { confirmEmail, forgotPassword, newPassword } from './auth/passwords.ts'
import { signup } from './auth/signup.ts'
import { addCartItem, changeCartItem, emptyCart, readCart, readCheckoutCart, removeCartItem } from './cart/cart.ts'
import { createPayment } from './checkout/createPayment.ts'
import { like, readComments, report, unlike, writeComment } from './comments/comments.ts'
import type { Endpoint } from './defineEndpoint.ts'
import { readMerchandise, syncMerchandise, testSpreadconnect } from './merchandise/merchandise.ts'
import { readOneOrder, readOrders } from './orders/orders.ts'
import { listPosts, readPost, viewPost } from './posts/readPosts.ts'
import { editPost, publishPost, publishPostAsEmployee, removePost } from './posts/writePosts.ts'
import { createProduct, readProducts } from './products/products.ts'
import { putCoverPhoto, readConfig, readSiteSetting } from './site/site.ts'
import { billing, createSubscription, subscribe } from './subscriptions/subscriptions.ts'
import { requestUpload } from './uploads/requestUpload.ts'
import { spreadconnectWebhook } from './webhooks/spreadconnect.ts'
import { stripeWebhook } from './webhooks/stripe.ts'

/** The API's table of contents: what is not in this list does not exist under /api. */
export const endpoints: Endpoint[] = [
  currentUser,
  login,
  employeeLogin,
  signup,
  logout,
  logoutByLink,
  forgotPassword,
  newPassword,
  confirmEmail,
  listPosts,
  readPost,
  viewPost,
  publishPost,
  publishPostAsEmployee,
  editPost,
  removePost,
  readComments,
  writeComment,
  like,
  unlike,
  report,
  readProducts,
  createProduct,
  readMerchandise,
  syncMerchandise,
  testSpreadconnect,
  readCart,
  addCartItem,
  readCheckoutCart,
  changeCartItem,
  removeCartItem,
  emptyCart,
  createPayment,
  readOrders,
  readOneOrder,
  createSubscription,
  subscribe,
  billing,
  readConfig,
  readSiteSetting,
  putCoverPhoto,
  requestUpload,
  stripeWebhook,
  spreadconnectWebhook,
]
