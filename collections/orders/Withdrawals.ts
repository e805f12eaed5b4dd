import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { cells } from '../fields/cells.ts'
import { listFilters } from '../fields/listFilters.ts'
import { moneyField } from '../fields/moneyField.ts'

const day = { date: { pickerAppearance: 'dayAndTime' as const } }

export const Withdrawals: CollectionConfig = {
  slug: 'withdrawals',
  labels: { singular: 'Withdrawal', plural: 'Withdrawals' },
  admin: {
    hidden: hiddenWithout('readOrders'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'order', 'state', 'submittedAt', 'settledAt'],
    listSearchableFields: ['name', 'email'],
    components: {
      beforeListTable: [
        listFilters('Filter withdrawals', [
          { label: 'All', where: null },
          { label: 'To settle', where: '[state][equals]=open' },
        ]),
      ],
    },
    description:
      'Buyers in Europe may withdraw within 14 days of the delivery. Refund them within 14 days of the withdrawal, or as soon as the goods are back.',
  },
  defaultSort: '-submittedAt',
  access: readableWith('readOrders'),
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: { components: { Field: '/cms/components/shop/withdrawals/WithdrawalDesk.tsx#WithdrawalDesk' } },
    },
    {
      name: 'order',
      type: 'relationship',
      relationTo: 'orders',
      required: true,
      index: true,
      admin: { components: cells.relation },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'open',
      options: [
        { value: 'open', label: 'To settle' },
        { value: 'returned', label: 'Goods returned, refunded' },
        { value: 'waived', label: 'Refunded without return' },
        { value: 'canceled', label: 'Canceled before printing' },
      ],
      admin: { components: cells.state },
    },
    { name: 'items', type: 'json', required: true, admin: { hidden: true } },
    moneyField('refundCents', 'Refund', { required: false, admin: { hidden: true } }),
    { name: 'name', label: 'Withdrawn by', type: 'text', required: true },
    { name: 'email', label: 'Receipt sent to', type: 'text', required: true },
    { name: 'submittedAt', label: 'Withdrawn at', type: 'date', required: true, admin: day },
    { name: 'settledAt', label: 'Settled at', type: 'date', admin: day },
    {
      name: 'settledBy',
      label: 'Settled by',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { components: cells.relation },
    },
  ],
}
