import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { moneyField } from '../fields/moneyField.ts'
import { internalField } from '../fields/internalField.ts'

/** Never changed and never deleted: a later correction is a credit note. */
export const Invoices: CollectionConfig = {
  slug: 'invoices',
  labels: { singular: 'Invoice', plural: 'Invoices' },
  admin: {
    hidden: hiddenWithout('readOrders'),
    useAsTitle: 'number',
    defaultColumns: ['number', 'kind', 'order', 'totalCents', 'issuedAt'],
    description:
      'One invoice for each paid order and one credit note for each refund, numbered without gaps. Set the seller’s name and address in Settings.',
    listSearchableFields: ['number'],
  },
  defaultSort: '-id',
  access: readableWith('readOrders'),
  fields: [
    {
      name: 'download',
      type: 'ui',
      admin: { components: { Field: '/cms/components/shop/orders/InvoiceDownload.tsx#InvoiceDownload' } },
    },
    { name: 'number', type: 'text', required: true, unique: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'invoice', label: 'Invoice' },
        { value: 'credit_note', label: 'Credit note' },
      ],
    },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'refund', type: 'relationship', relationTo: 'refunds', unique: true },
    moneyField('totalCents', 'Total'),
    moneyField('taxCents', 'Tax included'),
    { name: 'issuedAt', label: 'Issued', type: 'date', required: true },
    internalField({ name: 'data', type: 'json', required: true }),
  ],
}
