import type { CollectionConfig, Field } from 'payload'
import { MOST_OFFER_MONTHS, type OfferDuration } from '#contracts/membership/membershipOffers.ts'
import { PROMO_CODE_PATTERN } from '#contracts/shop/promoCodes.ts'
import { countUses } from './countUses.ts'
import { createCode } from './createCode.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { editableWith } from '../../access/rules.ts'
import { cells } from '../../fields/cells.ts'
import { reductionFields, useLimit, validityFields } from '../../fields/discountFields.ts'

type Written = { duration?: OfferDuration }

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
    ],
  },
  ...reductionFields(
    'Off each payment. What is left must be nothing or at least $0.50, which is the smallest card payment.',
  ),
  {
    name: 'duration',
    label: 'For',
    type: 'select',
    required: true,
    defaultValue: 'first',
    options: [
      { value: 'first', label: 'The first payment' },
      { value: 'months', label: 'Some months' },
      { value: 'forever', label: 'Every payment' },
    ],
  },
  {
    name: 'months',
    type: 'number',
    min: 1,
    max: MOST_OFFER_MONTHS,
    validate: (value: unknown, { siblingData }: { siblingData: Written }) => {
      if (siblingData.duration !== 'months') return true
      return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_OFFER_MONTHS
        ? true
        : `Please enter whole months from 1 to ${MOST_OFFER_MONTHS}`
    },
    admin: {
      condition: ({ duration }: Written) => duration === 'months',
      description: 'An annual plan has one payment in 12 months.',
    },
  },
]

const who: Field[] = [
  {
    name: 'plans',
    label: 'For the plan',
    type: 'select',
    required: true,
    defaultValue: 'both',
    options: [
      { value: 'both', label: 'Monthly and annual' },
      { value: 'monthly', label: 'Monthly' },
      { value: 'annual', label: 'Annual' },
    ],
  },
  {
    name: 'audience',
    label: 'Who can use it',
    type: 'select',
    required: true,
    defaultValue: 'everyone',
    options: [
      { value: 'everyone', label: 'Everyone who isn’t a member' },
      { value: 'new', label: 'New members' },
      { value: 'former', label: 'Former members' },
    ],
    admin: { description: 'Each person can use it once. It takes the place of the free trial.' },
  },
  ...validityFields,
  useLimit(
    'maxUses',
    'Uses in total',
    'Leave it empty for no limit. Memberships that are being paid count; abandoned payments don’t.',
  ),
]

export const MembershipOffers: CollectionConfig = {
  slug: 'membership-offers',
  labels: { singular: 'Membership offer', plural: 'Membership offers' },
  admin: {
    hidden: hiddenWithout('changeMembers'),
    useAsTitle: 'code',
    defaultColumns: ['code', 'kind', 'duration', 'isActive', 'uses', 'maxUses', 'endsAt'],
    listSearchableFields: ['code'],
    description:
      'Lower prices for people who join. Share the code, or the link /subscribe?offer=YOURCODE. Members who joined with an offer keep it when you change it.',
  },
  defaultSort: '-createdAt',
  access: editableWith('changeMembers'),
  fields: [
    {
      name: 'code',
      type: 'text',
      unique: true,
      maxLength: 40,
      hooks: { beforeValidate: [createCode] },
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && PROMO_CODE_PATTERN.test(value))
          ? true
          : 'Please use 3 to 40 letters, digits and hyphens, for example WELCOME50. GIFT is reserved for gift cards',
      admin: {
        description: 'Leave it empty for a random one, which you share as a link. People may type small letters.',
      },
    },
    ...what,
    ...who,
    {
      name: 'isActive',
      label: 'Active',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: { position: 'sidebar', components: cells.yes, description: 'Unchecked: it stops working immediately.' },
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
        description: 'Memberships that began or are being paid.',
      },
    },
  ],
}
