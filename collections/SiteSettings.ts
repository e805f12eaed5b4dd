import type { CollectionConfig } from 'payload'
import { confirmWeakerSetting } from '#hooks/settings/confirmWeakerSetting.ts'
import { validateSetting } from '#hooks/settings/validateSetting.ts'
import { editable } from './access/editable.ts'
import { cells } from './fields/cells.ts'

export const SiteSettings: CollectionConfig = {
  slug: 'site-settings',
  labels: { singular: 'Setting', plural: 'Settings' },
  admin: {
    group: 'Settings and mail',
    useAsTitle: 'key',
    defaultColumns: ['key', 'value', 'note', 'updatedAt'],
    listSearchableFields: ['key', 'note'],
    description:
      'What can be changed without a new release. A change counts from the next page, order or comment on; what is paid stays as it was.',
  },
  defaultSort: 'key',
  access: editable,
  hooks: { beforeValidate: [confirmWeakerSetting] },
  fields: [
    {
      name: 'key',
      label: 'Setting',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 80,
      admin: {
        description: 'The site knows it by this name; another name is another setting.',
        components: cells.setting,
      },
    },
    { name: 'value', type: 'text', maxLength: 2000, validate: validateSetting },
    {
      name: 'isPublic',
      label: 'Visible to everybody',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'Public settings are readable under /api/site-settings.' },
    },
    {
      name: 'note',
      label: 'What it does',
      type: 'textarea',
      admin: { description: 'For colleagues; it changes nothing on the site.' },
    },
  ],
}
