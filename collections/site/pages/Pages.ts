import type { CollectionConfig } from 'payload'
import { env } from '#env'
import { storePageMedia } from './storePageMedia.ts'
import { trimText } from '#hooks/site/trimText.ts'
import { validateSlug } from '#hooks/site/validateSlug.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { editableWith } from '../../access/rules.ts'
import { cells } from '../../fields/cells.ts'
import { seoFields } from '../../fields/seoFields.ts'
import { storyField } from '../../fields/storyField.ts'

export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    hidden: hiddenWithout('managePages'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'showInFooter', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    description: 'Your own pages, such as About or Terms. A draft is visible only here.',
    preview: ({ slug, _status }) =>
      typeof slug === 'string' && _status === 'published' ? `${env().SITE_URL}/${slug}` : null,
  },
  defaultSort: 'slug',
  versions: { maxPerDoc: 30, drafts: { validate: true } },
  access: editableWith('managePages'),
  hooks: { afterChange: [storePageMedia] },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      hooks: { beforeValidate: [trimText] },
      admin: { description: 'The heading of the page, and its name in the footer.' },
    },
    {
      name: 'slug',
      label: 'Address',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 60,
      hooks: { beforeValidate: [trimText] },
      validate: validateSlug,
      admin: {
        position: 'sidebar',
        description:
          'Without the slash: about is at /about. When you change it, add a redirect from the old address so that links keep working.',
      },
    },
    { ...storyField('The text of the page. Everyone can read it.', { hasDivider: false }), required: true },
    {
      name: 'showInFooter',
      label: 'Show in footer',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Links to the page from every page.', components: cells.yes },
    },
    seoFields('Empty: no picture.'),
  ],
}
