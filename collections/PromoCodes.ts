import type { CollectionConfig, Field, NumberField } from 'payload'
import { PROMO_CODE_PATTERN } from '#contracts/promoCodes.ts'
import { countUses } from '#hooks/promoCodes/countUses.ts'
import { upperCase } from '#hooks/promoCodes/upperCase.ts'
import { hiddenWithout } from './access/hiddenWithout.ts'
import { editableWith } from './access/rules.ts'
import { cells } from './fields/cells.ts'
import { moneyField } from './fields/moneyField.ts'

type Written = { kind?: string; startsAt?: unknown }

const onlyFor = (kind: string) => ({ condition: (data: Written) => data.kind === kind })

/** Empty: no limit. */
const limit = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 1,
  max: 1_000_000,
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 1_000_000)
      ? true
      : 'Please enter a whole number from 1, or leave it empty',
  admin: { description: 'Leave it empty for no limit. Orders that are being paid count; canceled ones don’t.' },
})

const what: Field[] = [
  {
    name: 'kind',
    label: 'What it gives',
    type: 'select',
    required: true,
    defaultValue: 'percent',
    options: [
      { value: 'percent', label: 'A percentage off' },
      { value: 'amount', label: 'An amount off' },
      { value: 'shipping', label: 'Free standard shipping' },
    ],
  },
  {
    name: 'percent',
    label: 'Percent off',
    type: 'number',
    admin: onlyFor('percent'),
    validate: (value: unknown, { siblingData }: { siblingData: Written }) => {
      if (siblingData.kind !== 'percent') return true
      return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100
        ? true
        : 'Please enter whole percent from 1 to 100'
    },
  },
  moneyField('amountCents', 'Amount off', {
    required: false,
    defaultValue: undefined,
    validate: (value: unknown, { siblingData }: { siblingData: Written }) => {
      if (siblingData.kind !== 'amount') return true
      return Number.isSafeInteger(value) && Number(value) > 0 ? true : 'Please enter an amount such as 5.00'
    },
    admin: {
      ...moneyField('amountCents', 'Amount off').admin,
      ...onlyFor('amount'),
      description: 'At most what the items cost.',
    },
  }),
]

const conditions: Field[] = [
  {
    name: 'startsAt',
    label: 'Valid from',
    type: 'date',
    admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'Leave it empty to start now.' },
  },
  {
    name: 'endsAt',
    label: 'Valid until',
    type: 'date',
    admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'Leave it empty for no end.' },
    validate: (value: unknown, { siblingData }: { siblingData: Written }) => {
      const { startsAt } = siblingData
      if (!value || !startsAt) return true
      return new Date(value as string) > new Date(startsAt as string) ? true : 'The end must be after the start'
    },
  },
  limit('maxUses', 'Uses in total'),
  limit('maxUsesPerPerson', 'Uses per person'),
  moneyField('minimumCents', 'Minimum', {
    required: false,
    defaultValue: undefined,
    admin: {
      ...moneyField('minimumCents', 'Minimum').admin,
      description: 'Of the items it applies to, before discounts.',
    },
  }),
  {
    name: 'category',
    label: 'Only this category',
    type: 'text',
    maxLength: 80,
    admin: { description: 'As in Merchandise. With a category and articles, either is enough.' },
  },
  { name: 'merchandise', label: 'Only these articles', type: 'relationship', relationTo: 'merchandise', hasMany: true },
]

export const PromoCodes: CollectionConfig = {
  slug: 'promo-codes',
  labels: { singular: 'Promo code', plural: 'Promo codes' },
  admin: {
    hidden: hiddenWithout('manageCodes'),
    group: 'Shop',
    useAsTitle: 'code',
    defaultColumns: ['code', 'kind', 'isActive', 'uses', 'maxUses', 'endsAt'],
    listSearchableFields: ['code'],
    description: 'Codes for the cart. A link to any page of the site with ?code=YOURCODE puts the code into the cart.',
  },
  defaultSort: '-createdAt',
  access: editableWith('manageCodes'),
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 40,
      hooks: { beforeValidate: [upperCase] },
      validate: (value: unknown) =>
        typeof value === 'string' && PROMO_CODE_PATTERN.test(value)
          ? true
          : 'Please use 3 to 40 letters, digits and hyphens, for example AGATE10. GIFT is reserved for gift cards',
      admin: { description: 'Buyers may type small letters.' },
    },
    ...what,
    ...conditions,
    {
      name: 'isActive',
      label: 'Active',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: { position: 'sidebar', components: cells.yes, description: 'Unchecked: it stops working immediately.' },
    },
    {
      name: 'membersOnly',
      label: 'For members only',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { position: 'sidebar', components: cells.yes },
    },
    {
      name: 'addsToMemberDiscount',
      label: 'Adds to the member discount',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: {
        position: 'sidebar',
        components: cells.yes,
        description: 'Unchecked: members get this code or their discount, whichever saves more.',
      },
    },
    {
      name: 'uses',
      label: 'Used',
      type: 'number',
      virtual: true,
      hooks: { afterRead: [countUses] },
      access: { create: () => false, update: () => false },
      admin: {
        position: 'sidebar',
        readOnly: true,
        disableListFilter: true,
        description: 'Orders that are paid or being paid.',
      },
    },
  ],
}
