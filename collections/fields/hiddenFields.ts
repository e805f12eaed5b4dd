import type { Field } from 'payload'

const isHidden = (comment: Partial<Record<string, unknown>>): boolean => comment['status'] === 'hidden'

/** Why a comment was hidden. Its author sees both. */
export const hiddenFields: Field[] = [
  {
    name: 'hiddenReason',
    label: 'Reason',
    type: 'select',
    options: [
      { value: 'spam', label: 'Spam or advertising' },
      { value: 'insult', label: 'Insult' },
      { value: 'off-topic', label: 'Off topic' },
      { value: 'spoiler', label: 'Spoiler' },
      { value: 'other', label: 'Something else' },
      { value: 'thread', label: 'The comment above it was hidden' },
    ],
    validate: (value: unknown, { data }: { data: Partial<Record<string, unknown>> }) =>
      !isHidden(data) || Boolean(value) || 'Please choose a reason',
    admin: { position: 'sidebar', condition: isHidden, description: 'The author of the comment sees it.' },
  },
  {
    name: 'hiddenNote',
    label: 'Note',
    type: 'textarea',
    maxLength: 500,
    admin: {
      position: 'sidebar',
      condition: isHidden,
      description: 'Optional. The author of the comment sees it, too.',
    },
  },
]
