import type { CollectionConfig } from 'payload'
import { machineOwned } from './access/editable.ts'

export const Subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  labels: { singular: 'Subscription', plural: 'Subscriptions' },
  admin: {
    group: 'Community',
    useAsTitle: 'status',
    defaultColumns: ['user', 'plan', 'status', 'currentPeriodEnd', 'cancelAtPeriodEnd', 'createdAt'],
    description: 'What the card provider says about each membership.',
  },
  defaultSort: '-createdAt',
  access: machineOwned,
  indexes: [{ fields: ['user', 'status'] }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'plan', type: 'select', required: true, options: ['monthly', 'annual'] },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: [
        'pending',
        'trialing',
        'active',
        'past_due',
        'unpaid',
        'paused',
        'incomplete',
        'incomplete_expired',
        'canceled',
      ],
    },
    { name: 'isTrial', label: 'Begins with the free trial', type: 'checkbox', required: true, defaultValue: false },
    { name: 'setupIntentId', type: 'text', unique: true },
    { name: 'subscriptionId', label: 'Subscription at the card provider', type: 'text', unique: true },
    { name: 'currentPeriodEnd', type: 'date' },
    { name: 'cancelAtPeriodEnd', type: 'checkbox', required: true, defaultValue: false },
    { name: 'trialEnd', type: 'date' },
    { name: 'pastDueSince', type: 'date' },
    { name: 'endedAt', type: 'date' },
    { name: 'cardFingerprint', type: 'text', index: true, admin: { hidden: true } },
    { name: 'fetchedAt', label: 'Last heard of', type: 'date' },
  ],
}
