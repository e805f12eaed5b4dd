import type { CollectionConfig } from 'payload'
import { checkRedirect } from './checkRedirect.ts'
import { trimText } from '#hooks/site/trimText.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { editableWith } from '../../access/rules.ts'

export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    hidden: hiddenWithout('managePages'),
    useAsTitle: 'source',
    defaultColumns: ['source', 'target', 'status', 'updatedAt'],
    listSearchableFields: ['source', 'target'],
    description: 'Lead visitors from an old address to a new one. Only for addresses without a page.',
  },
  defaultSort: 'source',
  access: editableWith('managePages'),
  hooks: { beforeValidate: [checkRedirect] },
  fields: [
    {
      name: 'source',
      label: 'From',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 500,
      hooks: { beforeValidate: [trimText] },
      admin: { description: 'The old path on this site, for example /old-page. Large and small letters differ.' },
    },
    {
      name: 'target',
      label: 'To',
      type: 'text',
      required: true,
      maxLength: 500,
      hooks: { beforeValidate: [trimText] },
      admin: { description: 'A path of this site, such as /about, or a full address that begins with https://.' },
    },
    {
      name: 'status',
      label: 'Kind',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'Moved for good (301)' },
        { value: '302', label: 'For the time being (302)' },
      ],
      admin: { description: 'Search engines replace the old address only after a move for good.' },
    },
  ],
}
