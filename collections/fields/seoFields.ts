import type { Field } from 'payload'
import { trimText } from '#hooks/site/trimText.ts'
import { refuseMembersPicture } from '#hooks/site/refuseMembersPicture.ts'
import { panelPart } from './panelPart.ts'

/**
 * How search engines and chat previews show a document. By default generated from the document.
 *
 * @param from a sentence that says which picture is the default.
 */
export const seoFields = (from: string): Field => ({
  name: 'seo',
  label: 'Search engines and sharing',
  type: 'group',
  admin: {
    description: 'How this looks in search results and in chats. Leave it empty to use the title and the text.',
  },
  fields: [
    {
      name: 'title',
      label: 'Title',
      type: 'text',
      maxLength: 120,
      hooks: { beforeValidate: [trimText] },
      admin: { description: 'About 50 characters are shown. Empty: the title and the site’s name.' },
    },
    {
      name: 'description',
      label: 'Description',
      type: 'textarea',
      maxLength: 300,
      hooks: { beforeValidate: [trimText] },
      admin: { description: 'About 150 characters are shown. Empty: the beginning of the text.' },
    },
    {
      name: 'image',
      label: 'Picture',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { kind: { equals: 'image' } },
      validate: refuseMembersPicture,
      admin: {
        description: `Everyone can see it, also of a subscriber-only post. 1200 × 630 pixels fit best. ${from}`,
      },
    },
    panelPart('preview', '/cms/components/platform/seo/SearchPreview.tsx#SearchPreview'),
  ],
})
