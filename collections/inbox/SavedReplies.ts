import type { CollectionConfig } from 'payload'
import { MAX_MESSAGE_CHARACTERS } from '#contracts/shared/textLimits.ts'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { editableWith } from '../access/rules.ts'

export const SavedReplies: CollectionConfig = {
  slug: 'saved-replies',
  labels: { singular: 'Saved reply', plural: 'Saved replies' },
  admin: {
    hidden: hiddenWithout('answerMessages'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'text', 'updatedAt'],
    description: 'Answers you give often. Choose one while you answer a message, then change it as you like.',
  },
  defaultSort: 'title',
  access: editableWith('answerMessages'),
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: MAX_MESSAGE_CHARACTERS,
      admin: { description: 'Write {name} where the name of the person belongs.' },
    },
  ],
}
