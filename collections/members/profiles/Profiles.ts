import type { CollectionConfig } from 'payload'
import { removeProfile } from './removeProfile.ts'
import { allow } from '../../access/allow.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { readableWith } from '../../access/rules.ts'
import { cells } from '../../fields/cells.ts'
import { systemField } from '../../fields/systemField.ts'
import { internalField } from '../../fields/internalField.ts'

export const Profiles: CollectionConfig = {
  slug: 'profiles',
  labels: { singular: 'Profile', plural: 'Profiles' },
  admin: {
    hidden: hiddenWithout('moderateComments'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'picture', 'user', 'updatedAt'],
    listSearchableFields: ['name'],
    description:
      'Names and pictures that members chose for their comments. Delete one that breaks the rules: its member is “Hunter” and four characters again.',
  },
  defaultSort: '-updatedAt',
  access: { ...readableWith('moderateComments'), delete: allow('moderateComments') },
  hooks: { afterDelete: [removeProfile] },
  fields: [
    systemField({ name: 'name', type: 'text' }),
    internalField({ name: 'nameKey', type: 'text', unique: true }),
    systemField({
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      admin: { components: cells.picture },
    }),
    systemField({
      name: 'user',
      label: 'Account',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      unique: true,
      admin: { position: 'sidebar', components: cells.relation },
    }),
  ],
}
