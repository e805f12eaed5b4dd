import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { cells } from '../fields/cells.ts'
import { disputeOptions } from '../fields/disputeOptions.ts'
import { listFilters } from '../fields/listFilters.ts'
import { moneyField } from '../fields/moneyField.ts'
import { languageField } from '../fields/languageField.ts'
import { internalField } from '../fields/internalField.ts'

const moment = { admin: { position: 'sidebar' as const, date: { pickerAppearance: 'dayAndTime' as const } } }
const state = { admin: { position: 'sidebar' as const, components: cells.state } }

const withdrawn = { admin: { condition: ({ withdrawnAt }: { withdrawnAt?: unknown }) => Boolean(withdrawnAt) } }

/** Only the system reads it. */
const unseen = (name: string) => ({
  name,
  type: 'text' as const,
  hidden: true,
  access: { create: () => false, read: () => false, update: () => false },
})

export const GiftSales: CollectionConfig = {
  slug: 'gift-card-sales',
  labels: { singular: 'Gift sale', plural: 'Gift sales' },
  admin: {
    hidden: hiddenWithout('readOrders'),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'payment', 'amountCents', 'refundedCents', 'buyerEmail', 'recipientEmail', 'paidAt'],
    listSearchableFields: ['reference', 'buyerEmail', 'recipientEmail'],
    components: {
      beforeListTable: [
        listFilters('Filter gift sales', [
          { label: 'All', where: null },
          { label: 'Gift cards', where: '[months][exists]=false' },
          { label: 'Memberships', where: '[months][exists]=true' },
          { label: 'Paid', where: '[payment][equals]=paid' },
          { label: 'Disputed', where: '[disputeOutcome][in]=open,inquiry' },
        ]),
      ],
    },
    description:
      'Gift cards and gift memberships that people bought. Refund one here; send it again on the page of the gift.',
  },
  defaultSort: '-createdAt',
  access: readableWith('readOrders'),
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: { components: { Field: '/cms/components/membership/giftSales/SaleDesk.tsx#SaleDesk' } },
    },
    { name: 'reference', type: 'text', required: true, unique: true },
    {
      name: 'payment',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: [
        { value: 'pending', label: 'Not paid yet' },
        { value: 'paid', label: 'Paid' },
        { value: 'failed', label: 'Not completed' },
      ],
      ...state,
    },
    {
      name: 'months',
      label: 'Months of membership',
      type: 'number',
      admin: { condition: ({ months }: { months?: unknown }) => Boolean(months) },
    },
    moneyField('amountCents', 'Amount'),
    moneyField('taxCents', 'Tax included', {
      admin: { condition: ({ taxCents }: { taxCents?: unknown }) => Boolean(taxCents) },
    }),
    moneyField('refundedCents', 'Refunded'),
    { name: 'buyerEmail', label: 'Buyer’s email', type: 'text', required: true },
    internalField(languageField()),
    { name: 'user', label: 'Account', type: 'relationship', relationTo: 'users', index: true },
    { name: 'recipientName', label: 'To', type: 'text', required: true },
    { name: 'recipientEmail', label: 'Recipient’s email when bought', type: 'text', required: true },
    { name: 'senderName', label: 'From', type: 'text', required: true },
    { name: 'message', type: 'textarea' },
    { name: 'sendAt', label: 'Send on', type: 'date', required: true, ...moment },
    {
      name: 'giftCard',
      label: 'Gift card',
      type: 'relationship',
      relationTo: 'gift-cards',
      unique: true,
      admin: { condition: ({ months }: { months?: unknown }) => !months },
    },
    {
      name: 'giftMembership',
      label: 'Gift membership',
      type: 'relationship',
      relationTo: 'gift-memberships',
      unique: true,
      admin: { condition: ({ giftMembership }: { giftMembership?: unknown }) => Boolean(giftMembership) },
    },
    { name: 'paidAt', label: 'Paid', type: 'date', index: true, ...moment },
    {
      name: 'disputeOutcome',
      label: 'Dispute',
      type: 'select',
      options: disputeOptions,
      ...state,
    },
    { name: 'disputedAt', label: 'Disputed', type: 'date', ...moment },
    internalField({ name: 'offersWithdrawal', type: 'checkbox', required: true, defaultValue: false }),
    { name: 'withdrawnAt', label: 'Withdrawn from', type: 'date', ...withdrawn },
    moneyField('withdrawnCents', 'Refunded for the withdrawal', withdrawn),
    { name: 'withdrawalName', label: 'Withdrawal declared by', type: 'text', ...withdrawn },
    { name: 'withdrawalEmail', label: 'Receipt of the withdrawal to', type: 'text', ...withdrawn },
    moneyField('takenCents', 'Taken from the balance', { admin: { hidden: true } }),
    { name: 'paymentIntentId', label: 'Payment at the card provider', type: 'text', unique: true },
    { name: 'taxCalculationId', label: 'Tax calculation', type: 'text', admin: { hidden: true } },
    { ...internalField({ name: 'idempotencyKey', type: 'text', required: true }), hidden: true },
    { ...unseen('keyHash'), required: true, unique: true },
    { ...unseen('fingerprint'), required: true },
    internalField({ name: 'checkedAt', type: 'date' }),
  ],
}
