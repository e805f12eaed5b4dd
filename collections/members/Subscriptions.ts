import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { cells } from '../fields/cells.ts'
import { moneyField } from '../fields/moneyField.ts'
import { termsFields } from '../fields/termsFields.ts'
import { internalField } from '../fields/internalField.ts'

export const Subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  labels: { singular: 'Membership', plural: 'Memberships' },
  admin: {
    hidden: hiddenWithout('readMembers'),
    useAsTitle: 'memberEmail',
    listSearchableFields: ['memberEmail'],
    defaultColumns: ['user', 'plan', 'status', 'currentPeriodEnd', 'cancelAtPeriodEnd', 'createdAt'],
    description: 'The state of each membership, as the card provider reports it.',
  },
  defaultSort: '-createdAt',
  access: readableWith('readMembers'),
  indexes: [{ fields: ['user', 'status'] }],
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: {
        components: { Field: '/cms/components/membership/membershipPayments/MembershipDesk.tsx#MembershipDesk' },
      },
    },
    { name: 'user', label: 'Member', type: 'relationship', relationTo: 'users', required: true, index: true },
    // The title of its page, and what people search.
    {
      name: 'memberEmail',
      label: 'Member’s email',
      type: 'text',
      virtual: 'user.email',
      admin: { hidden: true, disableListColumn: true },
    },
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
        { value: 'pending', label: 'Not started' },
        { value: 'trialing', label: 'Free trial' },
        { value: 'active', label: 'Active' },
        { value: 'past_due', label: 'Payment failed' },
        { value: 'unpaid', label: 'Unpaid' },
        { value: 'paused', label: 'Paused' },
        { value: 'incomplete', label: 'Not completed' },
        { value: 'incomplete_expired', label: 'Abandoned' },
        { value: 'canceled', label: 'Ended' },
      ],
      admin: { components: cells.state },
    },
    { name: 'offer', type: 'relationship', relationTo: 'membership-offers', index: true },
    { name: 'discountPercent', label: 'Percent off', type: 'number' },
    moneyField('discountCents', 'Amount off', { required: false, defaultValue: undefined }),
    {
      name: 'discountEndsAt',
      label: 'Discount until',
      type: 'date',
      admin: { description: 'Empty: for every payment, if there is a discount.' },
    },
    moneyField('creditCents', 'Credit for the next charges', { required: false, defaultValue: undefined }),
    { name: 'isTrial', label: 'Starts with a free trial', type: 'checkbox', required: true, defaultValue: false },
    { name: 'setupIntentId', label: 'Card setup at the card provider', type: 'text', unique: true },
    { name: 'subscriptionId', label: 'Subscription at the card provider', type: 'text', unique: true },
    { name: 'currentPeriodEnd', label: 'Paid until', type: 'date' },
    {
      name: 'cancelAtPeriodEnd',
      label: 'Canceled',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { components: cells.yes, description: 'It ends when the paid period ends.' },
    },
    { name: 'trialEnd', label: 'Free trial until', type: 'date' },
    { name: 'pastDueSince', label: 'Unpaid since', type: 'date' },
    { name: 'startedAt', label: 'First access', type: 'date' },
    { name: 'firstPaidAt', label: 'First paid', type: 'date' },
    { name: 'endedAt', label: 'Ended', type: 'date', index: true },
    {
      name: 'suspendedAt',
      label: 'Suspended since',
      type: 'date',
      admin: { description: 'The last payment was refunded or is disputed. Access is paused until that is settled.' },
    },
    {
      name: 'suspendedFor',
      label: 'Suspended because of',
      type: 'select',
      options: [
        { value: 'refund', label: 'A refund' },
        { value: 'dispute', label: 'A dispute' },
      ],
    },
    internalField({ name: 'cardFingerprint', type: 'text', index: true }),
    { name: 'termsAcceptedAt', label: 'Terms accepted', type: 'date' },
    ...termsFields(),
    { name: 'fetchedAt', label: 'Last update from the card provider', type: 'date' },
  ],
}
