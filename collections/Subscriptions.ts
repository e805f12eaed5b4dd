import type { CollectionConfig } from 'payload'
import { systemOwned } from './access/editable.ts'
import { cells } from './fields/cells.ts'

export const Subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  labels: { singular: 'Membership', plural: 'Memberships' },
  admin: {
    group: 'Members',
    useAsTitle: 'status',
    defaultColumns: ['user', 'plan', 'status', 'currentPeriodEnd', 'cancelAtPeriodEnd', 'createdAt'],
    description: 'What the card provider says about each membership.',
  },
  defaultSort: '-createdAt',
  access: systemOwned,
  indexes: [{ fields: ['user', 'status'] }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    {
      name: 'plan',
      type: 'select',
      required: true,
      options: [
        { value: 'monthly', label: 'Monthly' },
        { value: 'annual', label: 'Annual' },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'pending', label: 'Not begun' },
        { value: 'trialing', label: 'Free trial' },
        { value: 'active', label: 'Active' },
        { value: 'past_due', label: 'Payment failed' },
        { value: 'unpaid', label: 'Unpaid' },
        { value: 'paused', label: 'Paused' },
        { value: 'incomplete', label: 'Not completed' },
        { value: 'incomplete_expired', label: 'Given up' },
        { value: 'canceled', label: 'Ended' },
      ],
      admin: { components: cells.state },
    },
    { name: 'isTrial', label: 'Begins with the free trial', type: 'checkbox', required: true, defaultValue: false },
    { name: 'setupIntentId', type: 'text', unique: true },
    { name: 'subscriptionId', label: 'Subscription at the card provider', type: 'text', unique: true },
    { name: 'currentPeriodEnd', label: 'Paid until', type: 'date' },
    {
      name: 'cancelAtPeriodEnd',
      label: 'Cancelled, ends then',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { components: cells.yes },
    },
    { name: 'trialEnd', type: 'date' },
    { name: 'pastDueSince', type: 'date' },
    { name: 'startedAt', label: 'First entitled', type: 'date' },
    { name: 'firstPaidAt', label: 'First paid', type: 'date' },
    { name: 'endedAt', type: 'date', index: true },
    {
      name: 'suspendedAt',
      label: 'Suspended since',
      type: 'date',
      admin: { description: 'The last payment was given back or is disputed; access rests until that is settled.' },
    },
    { name: 'suspendedFor', type: 'select', options: ['refund', 'dispute'] },
    { name: 'cardFingerprint', type: 'text', index: true, admin: { hidden: true } },
    { name: 'fetchedAt', label: 'Last heard of', type: 'date' },
  ],
}
