import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { listFilters } from '../fields/listFilters.ts'
import { internalField } from '../fields/internalField.ts'

const side = { position: 'sidebar' as const }
const moment = { admin: { ...side, date: { pickerAppearance: 'dayAndTime' as const } } }
/** Shown only once it has a value. */
const rare = (name: string, description: string) => ({
  admin: { ...moment.admin, condition: (data: Record<string, unknown>) => Boolean(data[name]), description },
})

export const GiftMemberships: CollectionConfig = {
  slug: 'gift-memberships',
  labels: { singular: 'Gift membership', plural: 'Gift memberships' },
  admin: {
    hidden: hiddenWithout('readOrders'),
    useAsTitle: 'recipientEmail',
    defaultColumns: ['recipientEmail', 'months', 'sentAt', 'redeemedAt', 'endsAt', 'voidedAt'],
    listSearchableFields: ['recipientEmail', 'lastFour'],
    components: {
      beforeListTable: [
        listFilters('Filter gift memberships', [
          { label: 'All', where: null },
          { label: 'Not redeemed', where: '[redeemedAt][exists]=false' },
          { label: 'Redeemed', where: '[redeemedAt][exists]=true' },
          { label: 'On hold', where: '[frozenAt][exists]=true' },
        ]),
      ],
    },
    description:
      'Memberships that people bought for someone. The recipient gets the code by email; no one else can see it.',
  },
  defaultSort: '-createdAt',
  access: readableWith('readOrders'),
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: {
        components: { Field: '/cms/components/membership/giftMemberships/GiftMembershipDesk.tsx#GiftMembershipDesk' },
      },
    },
    { name: 'months', type: 'number', required: true },
    { name: 'recipientEmail', label: 'Recipient’s email', type: 'email', required: true },
    { name: 'recipientName', label: 'To', type: 'text' },
    { name: 'senderName', label: 'From', type: 'text' },
    { name: 'message', type: 'textarea' },
    { name: 'redeemedBy', label: 'Redeemed by', type: 'relationship', relationTo: 'users', index: true },
    { name: 'sendAt', label: 'Send on', type: 'date', required: true, ...moment },
    { name: 'sentAt', label: 'Sent', type: 'date', ...moment },
    { name: 'lastFour', label: 'Ends in', type: 'text', admin: side },
    { name: 'redeemedAt', label: 'Redeemed', type: 'date', ...moment },
    { name: 'beginsAt', label: 'Membership from', type: 'date', ...moment },
    { name: 'endsAt', label: 'Membership until', type: 'date', ...moment },
    {
      name: 'endedEarlyAt',
      label: 'Ended by an owner',
      type: 'date',
      ...rare('endedEarlyAt', 'Access ended then, before the months were over.'),
    },
    {
      name: 'frozenAt',
      label: 'On hold since',
      type: 'date',
      ...rare(
        'frozenAt',
        'The buyer’s bank is checking the payment. The code can’t be redeemed until the bank decides.',
      ),
    },
    {
      name: 'voidedAt',
      label: 'Void since',
      type: 'date',
      ...rare('voidedAt', 'The buyer has the money back, so the code no longer works.'),
    },
    internalField({ name: 'remindedAt', type: 'date' }),
    {
      name: 'sale',
      label: 'Bought in',
      type: 'join',
      collection: 'gift-card-sales',
      on: 'giftMembership',
      admin: { allowCreate: false, defaultColumns: ['reference', 'buyerEmail', 'amountCents', 'refundedCents'] },
    },
    {
      name: 'codeHash',
      type: 'text',
      unique: true,
      hidden: true,
      access: { create: () => false, read: () => false, update: () => false },
    },
  ],
}
