import { cutText } from '#contracts/shared/cutText.ts'
import type { CollectionConfig } from 'payload'
import { fillLetterState } from './fillLetterState.ts'
import { keepSentLetter } from './keepSentLetter.ts'
import { validateLetter } from './validateLetter.ts'
import { storeStoryMedia } from '#hooks/stories/storeStoryMedia.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { editableWith } from '../../access/rules.ts'
import { cells, NOTHING } from '../../fields/cells.ts'
import { panelPart } from '../../fields/panelPart.ts'
import { storyEditor } from '../../fields/storyEditor.ts'
import { storyField } from '../../fields/storyField.ts'

const MAX_SUBJECT = 150
export const Letters: CollectionConfig = {
  slug: 'letters',
  labels: { singular: 'Letter', plural: 'Letters' },
  admin: {
    hidden: hiddenWithout('writeLetters'),
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'state', 'updatedAt'],
    listSearchableFields: ['subject', 'preheader'],
    description: 'Emails to your readers that aren’t about a post. Save a letter, look at the preview, then send it.',
  },
  defaultSort: '-createdAt',
  access: editableWith('writeLetters'),
  hooks: { beforeChange: [keepSentLetter], afterChange: [storeStoryMedia('letter')] },
  fields: [
    panelPart('sendLetter', '/cms/components/outreach/letters/SendLetter.tsx#SendLetter', { position: 'sidebar' }),
    {
      name: 'subject',
      type: 'text',
      required: true,
      maxLength: MAX_SUBJECT,
      hooks: { beforeDuplicate: [({ value }) => cutText(`Copy of ${value}`, MAX_SUBJECT)] },
      admin: { components: cells.title, description: 'Also the heading of the email.' },
    },
    {
      name: 'preheader',
      type: 'text',
      maxLength: 200,
      admin: { description: 'Inboxes show it beside the subject. Empty: the first words of the letter.' },
    },
    {
      ...storyField(
        'The letter. A members-only divider hides what is below it from everyone else. Everyone can open its photos; photos in the text of a post are left out.',
        { hasDivider: true },
      ),
      editor: storyEditor({ hasDivider: true, hasFilm: false }),
      validate: validateLetter,
      required: true,
    },
    {
      name: 'state',
      type: 'select',
      virtual: true,
      options: [
        { value: 'draft', label: 'Draft' },
        { value: 'scheduled', label: 'Scheduled' },
        { value: 'processing', label: 'Being sent' },
        { value: 'done', label: 'Sent' },
      ],
      hooks: { afterRead: [fillLetterState] },
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, disableListFilter: true, components: { ...cells.state, Field: NOTHING } },
    },
  ],
}
