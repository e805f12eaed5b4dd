import { cutText } from '#contracts/shared/cutText.ts'
import type { Field } from 'payload'
import { requireGermanDescription, requireGermanStory, requireGermanTitle } from '#hooks/posts/requireGerman.ts'
import { trimText } from '#hooks/site/trimText.ts'
import { panelPart } from './panelPart.ts'
import { storyField } from './storyField.ts'

/** The same limits as the original's. Empty: the post has one language. */
export const germanFields: Field = {
  type: 'collapsible',
  label: 'German version',
  admin: {
    initCollapsed: true,
    components: { Label: '/cms/components/content/posts/GermanLabel.tsx#GermanLabel' },
  },
  fields: [
    panelPart('germanPreview', '/cms/components/content/posts/GermanPreview.tsx#GermanPreview'),
    {
      name: 'germanTitle',
      label: 'German title',
      type: 'text',
      maxLength: 200,
      validate: requireGermanTitle,
      hooks: {
        beforeValidate: [trimText],
        beforeDuplicate: [({ value }): unknown => (value ? cutText(`Kopie von ${value}`, 200) : value)],
      },
    },
    {
      name: 'germanDescription',
      label: 'German description',
      type: 'textarea',
      maxLength: 10_000,
      validate: requireGermanDescription,
      admin: { description: 'Empty: the beginning of what everyone can read of the German text.' },
    },
    {
      ...storyField('The whole text in German, with its pictures and its members-only divider.', { hasDivider: true }),
      name: 'germanBody',
      label: 'German text',
      validate: requireGermanStory,
    },
  ],
}
