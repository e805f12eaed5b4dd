import type { CollectionConfig, Field } from 'payload'
import { PROMO_CODE_PATTERN } from '#contracts/shop/promoCodes.ts'
import { countUses } from './countUses.ts'
import { upperCase } from './upperCase.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { editableWith } from '../../access/rules.ts'
import { cells } from '../../fields/cells.ts'
import { reductionFields, useLimit, validityFields } from '../../fields/discountFields.ts'
import { moneyField } from '../../fields/moneyField.ts'

const COUNTED = 'Leave it empty for no limit. Orders that are being paid count; canceled ones don’t.'

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
  ...reductionFields('At most what the items cost.'),
]

const conditions: Field[] = [
  ...validityFields,
  useLimit('maxUses', 'Uses in total', COUNTED),
  useLimit('maxUsesPerPerson', 'Uses per person', COUNTED),
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
