import type { CollectionConfig } from 'payload'
import { openLedger } from './openLedger.ts'
import { sendAgain } from './sendAgain.ts'
import { sumLedger } from './sumLedger.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { nobody } from '../../access/nobody.ts'
import { editableWith } from '../../access/rules.ts'
import { cells } from '../../fields/cells.ts'
import { moneyField } from '../../fields/moneyField.ts'
import { systemField } from '../../fields/systemField.ts'

const MOST_CENTS = 100_000

/** What was promised to the recipient stays as it is. */
const once = { access: { update: () => false } }

export const GiftCards: CollectionConfig = {
  slug: 'gift-cards',
  labels: { singular: 'Gift card', plural: 'Gift cards' },
  admin: {
    hidden: hiddenWithout('manageCodes'),
    useAsTitle: 'recipientEmail',
    defaultColumns: ['recipientEmail', 'lastFour', 'amountCents', 'balance', 'isActive', 'sentAt'],
    listSearchableFields: ['recipientEmail', 'lastFour'],
    description:
      'Store credit that people bought or that you give away. The recipient gets the code by email; no one else can see it.',
  },
  defaultSort: '-createdAt',
  access: { ...editableWith('manageCodes'), delete: nobody },
  hooks: { beforeChange: [sendAgain], afterChange: [openLedger] },
  fields: [
    moneyField('amountCents', 'Amount', {
      ...once,
      defaultValue: undefined,
      validate: (value: unknown) =>
        Number.isSafeInteger(value) && Number(value) >= 100 && Number(value) <= MOST_CENTS
          ? true
          : 'Please enter an amount from 1.00 to 1000.00',
    }),
    {
      name: 'recipientEmail',
      label: 'Recipient’s email',
      type: 'email',
      required: true,
      admin: {
        description: 'If you correct it after the card was sent, a new code goes there and the old one stops working.',
      },
    },
    { name: 'recipientName', label: 'To', type: 'text', maxLength: 80, ...once },
    { name: 'senderName', label: 'From', type: 'text', maxLength: 80, ...once },
    { name: 'message', type: 'textarea', maxLength: 500, ...once },
    {
      name: 'sendAt',
      label: 'Send on',
      type: 'date',
      required: true,
      defaultValue: () => new Date().toISOString(),
      ...once,
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'Now or later. It is sent once.' },
    },
    {
      name: 'isActive',
      label: 'Active',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: { position: 'sidebar', components: cells.yes, description: 'Unchecked: it can’t be used or sent.' },
    },
    systemField({
      name: 'frozenAt',
      label: 'On hold since',
      type: 'date',
      admin: {
        position: 'sidebar',
        condition: ({ frozenAt }: { frozenAt?: unknown }) => Boolean(frozenAt),
        description: 'The buyer’s bank is checking the payment. The card can’t be used until the bank decides.',
      },
    }),
    systemField({ name: 'lastFour', label: 'Ends in', type: 'text', admin: { position: 'sidebar' } }),
    systemField({ name: 'sentAt', label: 'Sent', type: 'date', admin: { position: 'sidebar' } }),
    {
      ...moneyField('balance', 'Balance', { required: false, defaultValue: undefined }),
      virtual: true,
      hooks: { afterRead: [sumLedger] },
      access: { create: () => false, update: () => false },
      admin: {
        ...moneyField('balance', 'Balance').admin,
        position: 'sidebar',
        readOnly: true,
        disableListFilter: true,
      },
    },
    {
      name: 'sendAgain',
      label: 'Send a new code',
      type: 'checkbox',
      virtual: true,
      access: { create: () => false },
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        disableListFilter: true,
        condition: ({ sentAt }: { sentAt?: unknown }) => Boolean(sentAt),
        description: 'For a lost email. The old code stops working; the balance stays.',
      },
    },
    {
      name: 'sale',
      label: 'Bought in',
      type: 'join',
      collection: 'gift-card-sales',
      on: 'giftCard',
      admin: { allowCreate: false, defaultColumns: ['reference', 'buyerEmail', 'refundedCents'] },
    },
    {
      name: 'entries',
      label: 'Ledger',
      type: 'join',
      collection: 'gift-card-entries',
      on: 'giftCard',
      admin: { allowCreate: false },
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
