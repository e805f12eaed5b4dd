import type { CollectionConfig } from 'payload'
import { confirmWeakerSetting } from './confirmWeakerSetting.ts'
import { keepPriceName, keepPriceRow } from './keepPriceRows.ts'
import { validateSetting } from './validateSetting.ts'
import { editableWith } from '../../access/rules.ts'

export const SiteSettings: CollectionConfig = {
  slug: 'site-settings',
  labels: { singular: 'Setting', plural: 'Settings' },
  admin: {
    // People use the form at /cms/settings, which checks the values together.
    hidden: true,
    useAsTitle: 'key',
  },
  defaultSort: 'key',
  access: editableWith('manageSite'),
  hooks: { beforeValidate: [keepPriceName, confirmWeakerSetting], beforeDelete: [keepPriceRow] },
  fields: [
    {
      name: 'key',
      label: 'Setting',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 80,
      admin: {
        description: 'The site finds the setting by this name. With another name, it’s another setting.',
      },
    },
    { name: 'value', type: 'text', maxLength: 2000, validate: validateSetting },
    {
      name: 'isPublic',
      label: 'Visible to everyone',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'Anyone can read public settings at /api/site-settings.' },
    },
    {
      name: 'note',
      label: 'What it does',
      type: 'textarea',
      admin: { description: 'A note for colleagues. It doesn’t change anything on the site.' },
    },
  ],
}
