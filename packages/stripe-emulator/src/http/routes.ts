import { retrieveAccount } from '../account/retrieveAccount.ts'
import * as cards from '../cards/paymentMethodHandlers.ts'
import * as coupons from '../catalogue/couponHandlers.ts'
import * as prices from '../catalogue/priceHandlers.ts'
import * as products from '../catalogue/productHandlers.ts'
import type { ServedOperation } from '../contract/servedOperations.ts'
import * as customers from '../customers/customerHandlers.ts'
import * as balances from '../customers/balanceHandlers.ts'
import { createCustomerSession } from '../customers/createCustomerSession.ts'
import * as invoices from '../billing/invoiceHandlers.ts'
import { previewInvoice } from '../billing/previewInvoice.ts'
import * as subscriptions from '../billing/subscriptionHandlers.ts'
import { createSubscription } from '../billing/createSubscription.ts'
import { updateSubscriptionHandler } from '../billing/updateSubscription.ts'
import type { Handler } from '../Emulator.ts'
import * as charges from '../payments/chargeHandlers.ts'
import * as payments from '../payments/paymentIntentHandlers.ts'
import * as refunds from '../payments/refundHandlers.ts'
import * as setups from '../payments/setupIntentHandlers.ts'
import * as portal from '../portal/portalHandlers.ts'
import * as clocks from '../state/testClockHandlers.ts'
import * as tax from '../tax/taxHandlers.ts'
import * as domains from '../cards/domainHandlers.ts'
import * as endpoints from '../webhooks/endpointHandlers.ts'
import * as events from '../webhooks/eventHandlers.ts'

export const routes: Record<ServedOperation, Handler> = {
  'get /v1/account': retrieveAccount,
  'get /v1/customers': customers.listCustomers,
  'post /v1/customers': customers.createCustomer,
  'get /v1/customers/{id}': customers.retrieveCustomer,
  'post /v1/customers/{id}': customers.updateCustomer,
  'delete /v1/customers/{id}': customers.deleteCustomer,
  'get /v1/customers/{id}/balance_transactions': balances.listBalanceTransactions,
  'post /v1/customers/{id}/balance_transactions': balances.createBalanceTransaction,
  'get /v1/customers/{id}/payment_methods': cards.listPaymentMethods,
  'get /v1/products': products.listProducts,
  'post /v1/products': products.createProduct,
  'get /v1/products/{id}': products.retrieveProduct,
  'post /v1/products/{id}': products.updateProduct,
  'get /v1/prices': prices.listPrices,
  'post /v1/prices': prices.createPrice,
  'get /v1/prices/{id}': prices.retrievePrice,
  'post /v1/prices/{id}': prices.updatePrice,
  'post /v1/coupons': coupons.createCoupon,
  'get /v1/coupons/{id}': coupons.retrieveCoupon,
  'get /v1/setup_intents': setups.listSetupIntents,
  'post /v1/setup_intents': setups.createSetupIntent,
  'get /v1/setup_intents/{id}': setups.retrieveSetupIntent,
  'post /v1/setup_intents/{id}': setups.updateSetupIntent,
  'post /v1/setup_intents/{id}/confirm': setups.confirmSetup,
  'post /v1/setup_intents/{id}/cancel': setups.cancelSetup,
  'get /v1/payment_intents': payments.listPaymentIntents,
  'post /v1/payment_intents': payments.createPaymentIntent,
  'get /v1/payment_intents/{id}': payments.retrievePaymentIntent,
  'post /v1/payment_intents/{id}': payments.updatePaymentIntent,
  'post /v1/payment_intents/{id}/confirm': payments.confirmPayment,
  'post /v1/payment_intents/{id}/cancel': payments.cancelPayment,
  'get /v1/payment_methods': cards.listPaymentMethods,
  'get /v1/payment_methods/{id}': cards.retrievePaymentMethod,
  'post /v1/payment_methods/{id}/attach': cards.attachCard,
  'post /v1/payment_methods/{id}/detach': cards.detachCard,
  'get /v1/subscriptions': subscriptions.listSubscriptions,
  'post /v1/subscriptions': createSubscription,
  'get /v1/subscriptions/{id}': subscriptions.retrieveSubscription,
  'post /v1/subscriptions/{id}': updateSubscriptionHandler,
  'delete /v1/subscriptions/{id}': subscriptions.cancelSubscriptionHandler,
  'post /v1/subscriptions/{id}/resume': subscriptions.resumeSubscription,
  'get /v1/invoices': invoices.listInvoices,
  'post /v1/invoices/create_preview': previewInvoice,
  'get /v1/invoices/{id}': invoices.retrieveInvoice,
  'delete /v1/invoices/{id}': invoices.deleteInvoice,
  'post /v1/invoices/{id}/mark_uncollectible': invoices.markUncollectibleHandler,
  'post /v1/invoices/{id}/pay': invoices.payInvoice,
  'post /v1/invoices/{id}/void': invoices.voidInvoiceHandler,
  'get /v1/invoice_payments': invoices.listInvoicePayments,
  'get /v1/invoice_payments/{id}': invoices.retrieveInvoicePayment,
  'get /v1/refunds': refunds.listRefunds,
  'post /v1/refunds': refunds.createRefund,
  'get /v1/refunds/{id}': refunds.retrieveRefund,
  'get /v1/charges': charges.listCharges,
  'get /v1/charges/{id}': charges.retrieveCharge,
  'get /v1/disputes': charges.listDisputes,
  'get /v1/disputes/{id}': charges.retrieveDispute,
  'post /v1/customer_sessions': createCustomerSession,
  'post /v1/billing_portal/sessions': portal.createPortalSession,
  'get /v1/billing_portal/configurations': portal.listConfigurations,
  'post /v1/billing_portal/configurations': portal.createConfiguration,
  'get /v1/billing_portal/configurations/{id}': portal.retrieveConfiguration,
  'post /v1/billing_portal/configurations/{id}': portal.updateConfiguration,
  'post /v1/tax/calculations': tax.createCalculation,
  'get /v1/tax/calculations/{id}': tax.retrieveCalculation,
  'get /v1/tax/calculations/{id}/line_items': tax.listCalculationLines,
  'get /v1/webhook_endpoints': endpoints.listWebhookEndpoints,
  'post /v1/webhook_endpoints': endpoints.createWebhookEndpoint,
  'delete /v1/webhook_endpoints/{id}': endpoints.deleteWebhookEndpoint,
  'get /v1/payment_method_domains': domains.listDomains,
  'post /v1/payment_method_domains': domains.createDomain,
  'get /v1/payment_method_domains/{id}': domains.retrieveDomain,
  'post /v1/payment_method_domains/{id}': domains.updateDomain,
  'post /v1/payment_method_domains/{id}/validate': domains.retrieveDomain,
  'get /v1/events': events.listEvents,
  'get /v1/events/{id}': events.retrieveEvent,
  'get /v1/test_helpers/test_clocks': clocks.listTestClocks,
  'post /v1/test_helpers/test_clocks': clocks.createTestClock,
  'get /v1/test_helpers/test_clocks/{id}': clocks.retrieveTestClock,
  'delete /v1/test_helpers/test_clocks/{id}': clocks.deleteTestClock,
  'post /v1/test_helpers/test_clocks/{id}/advance': clocks.advanceTestClock,
}
