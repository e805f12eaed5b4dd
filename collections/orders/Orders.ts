import type { CollectionConfig, NumberField, UIField } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { updatedAt } from '../fields/unindexedTimestamps.ts'
import { cells } from '../fields/cells.ts'
import { disputeOptions } from '../fields/disputeOptions.ts'
import { moneyField } from '../fields/moneyField.ts'
import { hideAbandoned, orderFilters } from '../fields/orderFilters.ts'
import { termsFields } from '../fields/termsFields.ts'
import { languageField } from '../fields/languageField.ts'
import { internalField } from '../fields/internalField.ts'

const sidebar = { admin: { position: 'sidebar' as const } }
const state = { admin: { position: 'sidebar' as const, components: cells.state } }
const moment = { admin: { position: 'sidebar' as const, date: { pickerAppearance: 'dayAndTime' as const } } }
/** Shown by the custom order page. */
const unseen = { admin: { hidden: true } }
/** The order page renders these; lists and filters use the fields. */
const onlyInLists = { admin: { components: { Field: '/cms/components/platform/view/Nothing.tsx#Nothing' } } }

export const Orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: 'Order', plural: 'Orders' },
  admin: {
    hidden: hiddenWithout('readOrders'),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'buyer', 'articles', 'totalCents', 'payment', 'fulfilment', 'createdAt'],
    description: 'Updated automatically. Problems that need you appear here.',
    baseFilter: hideAbandoned,
    listSearchableFields: ['reference', 'email'],
    components: {
      beforeListTable: [orderFilters],
    },
  },
  defaultSort: '-createdAt',
  access: readableWith('readOrders'),
  indexes: [{ fields: ['payment', 'createdAt'] }, { fields: ['fulfilment', 'createdAt'] }],
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: { components: { Field: '/cms/components/shop/orders/OrderDesk.tsx#OrderDesk' } },
    },
    cellOnly('buyer', 'Name', '/cms/components/shop/orders/BuyerCell.tsx#BuyerCell'),
    cellOnly('articles', 'Articles', '/cms/components/shop/orders/ArticlesCell.tsx#ArticlesCell'),
    { name: 'reference', type: 'text', required: true, unique: true, ...onlyInLists },
    {
      name: 'payment',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: [
        { value: 'pending', label: 'Not paid yet' },
        { value: 'paid', label: 'Paid' },
        { value: 'failed', label: 'Not completed' },
        { value: 'refunded', label: 'Refunded' },
        { value: 'partially_refunded', label: 'Partly refunded' },
      ],
      ...state,
    },
    {
      name: 'fulfilment',
      label: 'Fulfillment',
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: [
        { value: 'none', label: 'Not started' },
        { value: 'held', label: 'Waiting to be printed or packed' },
        { value: 'submitted', label: 'At the print shop' },
        { value: 'in_production', label: 'In production' },
        { value: 'shipped', label: 'Shipped' },
        { value: 'partially_shipped', label: 'Partly shipped' },
        { value: 'delivered', label: 'Delivered' },
        { value: 'cancelled', label: 'Canceled' },
        { value: 'needs_attention', label: 'Needs attention' },
      ],
      ...state,
    },
    { name: 'user', label: 'Account', type: 'relationship', relationTo: 'users', index: true, ...sidebar },
    { name: 'email', label: 'Email', type: 'text', required: true, ...onlyInLists },
    { name: 'phone', type: 'text', required: true, ...unseen },
    { ...languageField(), ...unseen },
    { name: 'shippingAddress', type: 'json', required: true, ...unseen },
    { name: 'billingAddress', type: 'json', required: true, ...unseen },
    { name: 'lines', type: 'join', collection: 'order-lines', on: 'order', ...unseen },
    { name: 'shippingMethod', type: 'select', required: true, options: ['standard', 'express'], ...unseen },
    internalField({ name: 'currency', type: 'text', required: true, defaultValue: 'usd' }),
    hiddenMoney('subtotalCents', 'Subtotal'),
    hiddenMoney('discountCents', 'Discount'),
    { name: 'promoCode', label: 'Promo code', type: 'relationship', relationTo: 'promo-codes', index: true, ...unseen },
    { name: 'code', label: 'Code', type: 'text', ...onlyInLists },
    hiddenMoney('codeCents', 'Saved with the code'),
    internalField({ name: 'codePerson', type: 'text' }),
    { name: 'giftCard', label: 'Gift card', type: 'relationship', relationTo: 'gift-cards', index: true, ...unseen },
    hiddenMoney('giftCents', 'Paid with a gift card'),
    hiddenMoney('shippingCents', 'Shipping'),
    hiddenMoney('shippingTaxCents', 'Tax on shipping'),
    hiddenMoney('taxCents', 'Tax'),
    hiddenMoney('totalCents', 'Total'),
    hiddenMoney('refundedCents', 'Refunded'),
    hiddenMoney('refundedTaxCents', 'Tax refunded'),
    hiddenMoney('providerCostCents', 'Cost at the print provider', { required: false, defaultValue: undefined }),
    { name: 'refunds', type: 'join', collection: 'refunds', on: 'order', ...unseen },
    { name: 'invoices', type: 'join', collection: 'invoices', on: 'order', ...unseen },
    {
      name: 'problems',
      label: 'What needs attention',
      type: 'join',
      collection: 'order-problems',
      on: 'order',
      ...unseen,
    },
    { name: 'timeline', type: 'join', collection: 'order-events', on: 'order', ...unseen },
    { name: 'replaces', label: 'Replaces', type: 'relationship', relationTo: 'orders', index: true, ...sidebar },
    { name: 'parcels', type: 'json', ...unseen },
    internalField({ name: 'cart', type: 'relationship', relationTo: 'carts', index: true }),
    internalField({ name: 'cartVersion', type: 'number' }),
    internalField({ name: 'fingerprint', type: 'text' }),
    internalField({ name: 'accessKeyHash', type: 'text' }),
    internalField({ name: 'supersededBy', type: 'relationship', relationTo: 'orders', index: true }),
    { name: 'paymentIntentId', label: 'Payment at the card provider', type: 'text', unique: true, ...sidebar },
    { name: 'taxCalculationId', label: 'Tax calculation', type: 'text', admin: { hidden: true } },
    { name: 'paidAt', label: 'Paid', type: 'date', ...moment },
    { name: 'disputedAt', label: 'Disputed', type: 'date', index: true, ...moment },
    { name: 'disputeOutcome', label: 'Dispute', type: 'select', options: disputeOptions, ...sidebar },
    { name: 'providerOrderId', label: 'Order at the print provider', type: 'text', unique: true, ...sidebar },
    internalField({ name: 'submitTries', type: 'number', required: true, defaultValue: 0 }),
    { name: 'submitStartedAt', type: 'date', ...unseen },
    { name: 'confirmAfter', label: 'Goes to print at', type: 'date', ...moment },
    { name: 'confirmedAt', label: 'Confirmed at the print provider', type: 'date', ...moment },
    { name: 'cancelRequestedAt', label: 'Canceling since', type: 'date', ...moment },
    { name: 'shippedAt', label: 'Shipped', type: 'date', ...moment },
    { name: 'deliveredAt', label: 'Delivery reported', type: 'date', ...moment },
    { name: 'termsAcceptedAt', label: 'Terms accepted', type: 'date', ...moment },
    ...termsFields(sidebar.admin),
    { name: 'checkedAt', label: 'Last checked', type: 'date', ...unseen },
    internalField({ name: 'stockHeldUntil', type: 'date' }),
    internalField({ name: 'ownHandlingDays', type: 'number' }),
    { name: 'toPack', label: 'To pack', type: 'checkbox', required: true, defaultValue: false, index: true, ...unseen },
    { name: 'isDemo', label: 'Demo order', type: 'checkbox', required: true, defaultValue: false, ...sidebar },
    updatedAt,
  ],
}

/** A column of the list that no record stores. */
function cellOnly(name: string, label: string, Cell: string): UIField {
  return { name, label, type: 'ui', admin: { components: { ...onlyInLists.admin.components, Cell } } }
}

function hiddenMoney(name: string, label: string, options: Partial<NumberField> = {}): NumberField {
  const field = { ...moneyField(name, label, options), label }
  return {
    ...field,
    admin: { ...field.admin, components: { ...field.admin?.components, ...onlyInLists.admin.components } },
  }
}
