import type { CollectionConfig } from 'payload'
import { MAX_VIDEO_SECONDS } from '#contracts/shared/constants.ts'
import { GUESS_OPTIONS } from '#contracts/community/guesses.ts'
import { checkGuess } from './checkGuess.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { editableWith } from '../../access/rules.ts'
import { cells } from '../../fields/cells.ts'
import { relatedFilm } from '../../fields/relatedFilm.ts'

export const Guesses: CollectionConfig = {
  slug: 'guesses',
  labels: { singular: 'Guess the inside', plural: 'Guess the inside' },
  admin: {
    hidden: hiddenWithout('writePosts'),
    useAsTitle: 'question',
    defaultColumns: ['question', 'votes', 'closesAt', 'post', 'updatedAt'],
    listSearchableFields: ['question'],
    description:
      'What people guess before you cut a stone. No count is shown on the site before the closing time; then the page shows the right answer and links to its moment.',
  },
  defaultSort: '-closesAt',
  access: editableWith('writePosts'),
  hooks: { beforeValidate: [checkGuess] },
  fields: [
    { ...relatedFilm, unique: true },
    {
      name: 'question',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: 'For example “What is inside?”', components: cells.title },
    },
    {
      name: 'options',
      type: 'array',
      required: true,
      minRows: GUESS_OPTIONS.min,
      maxRows: GUESS_OPTIONS.max,
      labels: { singular: 'Option', plural: 'Options' },
      admin: { description: 'They can’t change after the first guess.' },
      fields: [
        { name: 'text', type: 'text', required: true, maxLength: 80 },
        { name: 'isRight', label: 'This is right', type: 'checkbox', defaultValue: false },
      ],
    },
    {
      name: 'votes',
      label: 'Guesses',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        components: {
          Field: '/cms/components/community/guesses/GuessCounts.tsx#GuessCounts',
          Cell: '/cms/components/community/guesses/GuessCountCell.tsx#GuessCountCell',
        },
      },
    },
    {
      name: 'closesAt',
      label: 'Guessing until',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'Shown in your time zone.' },
    },
    {
      name: 'second',
      label: 'Second that shows the inside',
      type: 'number',
      required: true,
      min: 0,
      max: MAX_VIDEO_SECONDS,
      admin: { components: { Cell: cells.seconds.Cell } },
    },
  ],
}
