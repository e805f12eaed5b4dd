import type { CollectionConfig } from 'payload'
import { fitSetting } from '#hooks/settings/fitSetting.ts'
import { editable } from './access/editable.ts'

export const SiteSettings: CollectionConfig = {
  slug: 'site-settings',
  labels: { singular: 'Setting', plural: 'Settings' },
  admin: { group: 'Site', useAsTitle: 'key', defaultColumns: ['key', 'value', 'note', 'updatedAt'] },
  access: editable,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 80 },
    { name: 'value', type: 'text', maxLength: 2000, validate: fitSetting },
    {
      name: 'isPublic',
      label: 'Visible to everybody',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'Public settings are readable under /api/site-settings.' },
    },
    { name: 'note', type: 'textarea', admin: { description: 'What this setting is for.' } },
  ],
}
