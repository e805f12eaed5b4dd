import type { CollectionConfig } from 'payload'
import { alertInEnglish } from '#contracts/platform/alerts.ts'
import { storedFactSchema } from '#contracts/platform/storedFactSchema.ts'
import { alertsAccess } from './alertsAccess.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { cells } from '../../fields/cells.ts'
import { listFilters } from '../../fields/listFilters.ts'
import { systemField } from '../../fields/systemField.ts'
import { internalField } from '../../fields/internalField.ts'

/** Null where a request leaves the kind or its values out. */
function messageOf(alert: unknown): string | null {
  const told = storedFactSchema.safeParse(alert)
  return told.success ? alertInEnglish(told.data) : null
}

export const Alerts: CollectionConfig = {
  slug: 'alerts',
  labels: { singular: 'Alert', plural: 'Alerts' },
  admin: {
    hidden: hiddenWithout('resolveShopAlerts'),
    defaultColumns: ['message', 'isResolved', 'createdAt'],
    components: {
      beforeListTable: [
        listFilters('Filter alerts', [
          { label: 'All', where: null },
          { label: 'Open', where: '[isResolved][equals]=false' },
        ]),
      ],
    },
    description: 'Problems that need you. Each one says what to do. Check “Resolved” when it’s done.',
  },
  defaultSort: ['isResolved', '-createdAt'],
  access: alertsAccess,
  fields: [
    {
      name: 'message',
      type: 'textarea',
      virtual: true,
      hooks: { afterRead: [({ siblingData }) => messageOf(siblingData)] },
      access: { create: () => false, update: () => false },
      admin: {
        readOnly: true,
        disableListFilter: true,
        components: {
          Cell: '/cms/components/platform/alerts/AlertMessage.tsx#AlertCell',
          Field: '/cms/components/platform/alerts/AlertMessage.tsx#AlertField',
        },
      },
    },
    systemField({ name: 'kind', type: 'text', required: true, admin: { hidden: true } }),
    systemField({ name: 'values', type: 'json', required: true, admin: { hidden: true } }),
    {
      name: 'isResolved',
      label: 'Resolved',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', components: cells.yes },
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 1000,
      admin: { description: 'What you did about it. Only employees see this.' },
    },
    systemField({
      name: 'about',
      type: 'select',
      options: [
        { value: 'shop', label: 'Orders and the catalog' },
        { value: 'members', label: 'Memberships' },
      ],
      admin: { position: 'sidebar' },
    }),
    internalField({ name: 'key', type: 'text', required: true, unique: true }),
  ],
}
