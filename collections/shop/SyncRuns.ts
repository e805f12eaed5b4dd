import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { cells } from '../fields/cells.ts'

export const SyncRuns: CollectionConfig = {
  slug: 'sync-runs',
  labels: { singular: 'Catalog sync', plural: 'Catalog syncs' },
  admin: {
    hidden: hiddenWithout('manageCatalogue'),
    useAsTitle: 'outcome',
    defaultColumns: ['createdAt', 'trigger', 'outcome', 'count', 'created', 'updated', 'hidden', 'problem'],
    description: 'When the catalog was synced from the print provider, and what changed.',
  },
  defaultSort: '-createdAt',
  access: readableWith('manageCatalogue'),
  fields: [
    {
      name: 'trigger',
      label: 'Started by',
      type: 'select',
      required: true,
      options: [
        { value: 'employee', label: 'An employee' },
        { value: 'schedule', label: 'The schedule' },
        { value: 'provider', label: 'A provider webhook' },
        { value: 'seed', label: 'Demo data' },
      ],
    },
    {
      name: 'outcome',
      type: 'select',
      required: true,
      options: [
        { value: 'running', label: 'Running' },
        { value: 'done', label: 'Done' },
        { value: 'failed', label: 'Failed, nothing changed' },
      ],
      admin: { components: cells.state },
    },
    { name: 'step', type: 'text' },
    { name: 'finishedAt', label: 'Finished', type: 'date' },
    { name: 'count', label: 'Articles', type: 'number' },
    { name: 'created', label: 'New', type: 'number' },
    { name: 'updated', label: 'Changed', type: 'number' },
    { name: 'hidden', label: 'Removed', type: 'number' },
    {
      name: 'skipped',
      label: 'Skipped',
      type: 'json',
      admin: { components: { Field: '/cms/components/shop/catalogue/SkippedField.tsx#SkippedField' } },
    },
    { name: 'problem', type: 'text' },
  ],
}
