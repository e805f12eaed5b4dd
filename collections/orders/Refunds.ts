import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { cells } from '../fields/cells.ts'
import { moneyField } from '../fields/moneyField.ts'

/** Refunds of orders, memberships and gift cards, including those made in the provider's dashboard. */
export const Refunds: CollectionConfig = {
  slug: 'refunds',
  labels: { singular: 'Refund', plural: 'Refunds' },
  admin: {
    hidden: hiddenWithout('readOrders'),
    useAsTitle: 'id',
    defaultColumns: [
      'order',
      'subscription',
      'giftCardSale',
      'amountCents',
      'status',
      'reason',
      'requestedBy',
      'createdAt',
    ],
    description:
      'Started on the page of an order or a gift card that was sold, or in the card provider’s dashboard. A refund can’t be undone.',
  },
  defaultSort: '-createdAt',
  access: readableWith('readOrders'),
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'subscription', label: 'Membership', type: 'relationship', relationTo: 'subscriptions', index: true },
    {
      name: 'giftCardSale',
      label: 'Gift bought',
      type: 'relationship',
      relationTo: 'gift-card-sales',
      index: true,
    },
    { name: 'line', label: 'Item', type: 'relationship', relationTo: 'order-lines', index: true },
    moneyField('amountCents', 'Amount'),
    moneyField('taxCents', 'Tax in it'),
    {
      name: 'reason',
      type: 'text',
      required: true,
      admin: {
        components: {
          Cell: '/cms/components/shop/orders/RefundReason.tsx#RefundReasonCell',
          Field: '/cms/components/shop/orders/RefundReason.tsx#RefundReason',
        },
      },
    },
    { name: 'reasonValues', type: 'json', required: true, defaultValue: {}, admin: { hidden: true } },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'requested',
      options: [
        { value: 'requested', label: 'Requested' },
        { value: 'pending', label: 'Pending' },
        { value: 'succeeded', label: 'Refunded' },
        { value: 'failed', label: 'Failed' },
      ],
      admin: { components: cells.state },
    },
    {
      name: 'paymentIntentId',
      label: 'Payment at the card provider',
      type: 'text',
      unique: true,
      admin: { description: 'Only for membership refunds, which are automatic.' },
    },
    { name: 'giftCard', label: 'Gift card', type: 'relationship', relationTo: 'gift-cards', index: true },
    { name: 'providerRefundId', label: 'Refund at the card provider', type: 'text', unique: true },
    { name: 'requestedBy', label: 'Requested by', type: 'relationship', relationTo: 'users', index: true },
    { name: 'problem', type: 'text' },
  ],
}
