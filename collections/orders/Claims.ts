import type { CollectionConfig } from 'payload'
import { CLAIM_KINDS, CLAIM_STATES, type ClaimKind, type ClaimState } from '#contracts/shop/claims.ts'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { cells } from '../fields/cells.ts'
import { listFilters } from '../fields/listFilters.ts'

const KINDS: Record<ClaimKind, string> = {
  damaged: 'Damaged',
  misprint: 'Misprint',
  wrong_item: 'Wrong item',
  missing: 'Missing',
  other: 'Something else',
}
const STATES: Record<ClaimState, string> = {
  open: 'Waiting for you',
  answered: 'Waiting for the buyer',
  replaced: 'Replaced',
  refunded: 'Refunded',
  declined: 'Declined',
}
const hidden = { admin: { hidden: true } }

export const Claims: CollectionConfig = {
  slug: 'claims',
  labels: { singular: 'Claim', plural: 'Claims' },
  admin: {
    hidden: hiddenWithout('readOrders'),
    useAsTitle: 'orderReference',
    listSearchableFields: ['orderReference'],
    defaultColumns: ['order', 'kind', 'status', 'createdAt', 'settledAt'],
    description: 'What buyers report as wrong. Open one to answer, replace or refund it.',
    components: {
      beforeListTable: [
        listFilters('Filter claims', [
          { label: 'All', where: null },
          { label: 'Waiting for you', where: '[status][equals]=open' },
          { label: 'Waiting for the buyer', where: '[status][equals]=answered' },
        ]),
      ],
    },
  },
  defaultSort: '-createdAt',
  access: readableWith('readOrders'),
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: { components: { Field: '/cms/components/shop/claims/ClaimDesk.tsx#ClaimDesk' } },
    },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    // The title of its page, and what people search.
    {
      name: 'orderReference',
      label: 'Order reference',
      type: 'text',
      virtual: 'order.reference',
      admin: { hidden: true, disableListColumn: true },
    },
    {
      name: 'kind',
      label: 'What is wrong',
      type: 'select',
      required: true,
      options: CLAIM_KINDS.map((value) => ({ value, label: KINDS[value] })),
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: CLAIM_STATES.map((value) => ({ value, label: STATES[value] })),
      admin: { components: cells.state },
    },
    { name: 'lines', type: 'json', required: true, ...hidden },
    { name: 'settledAt', label: 'Settled', type: 'date' },
    { name: 'refund', type: 'relationship', relationTo: 'refunds', index: true },
    { name: 'replacement', type: 'relationship', relationTo: 'orders', index: true },
  ],
}
