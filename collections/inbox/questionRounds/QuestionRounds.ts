import type { CollectionConfig } from 'payload'
import { TIME_ZONES } from '#contracts/platform/timeZones.ts'
import { checkRoundTimes } from './checkRoundTimes.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { editableWith } from '../../access/rules.ts'
import { cells } from '../../fields/cells.ts'

const dayAndTime = { date: { pickerAppearance: 'dayAndTime' as const } }

export const QuestionRounds: CollectionConfig = {
  slug: 'question-rounds',
  labels: { singular: 'Q&A round', plural: 'Q&A rounds' },
  admin: {
    hidden: hiddenWithout('manageQuestions'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'startsAt', 'opensAt', 'closesAt', 'post'],
    listSearchableFields: ['title', 'description'],
    description:
      'Sessions in which you answer the questions of members. Everyone sees a round’s title and dates; only members see its questions.',
  },
  defaultSort: '-startsAt',
  access: editableWith('manageQuestions'),
  hooks: { beforeValidate: [checkRoundTimes] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120, admin: { components: cells.title } },
    { name: 'description', type: 'textarea', maxLength: 1000 },
    {
      name: 'opensAt',
      label: 'Questions from',
      type: 'date',
      required: true,
      admin: { ...dayAndTime, description: 'Members can ask and vote from this time on. Shown in your time zone.' },
    },
    {
      name: 'closesAt',
      label: 'Questions until',
      type: 'date',
      required: true,
      admin: { ...dayAndTime, description: 'Shown in your time zone.' },
    },
    {
      name: 'startsAt',
      label: 'Session',
      type: 'date',
      required: true,
      index: true,
      timezone: { supportedTimezones: TIME_ZONES, defaultTimezone: 'America/Chicago' },
      admin: { ...dayAndTime, description: 'When you answer. Members see it in this time zone and in their own.' },
    },
    {
      name: 'post',
      label: 'Film with the answers',
      type: 'relationship',
      relationTo: 'posts',
      filterOptions: { type: { equals: 'video' } },
      index: true,
      admin: {
        position: 'sidebar',
        components: cells.relation,
        description: 'Answers can link to its moments. Members see the links once it is published.',
      },
    },
  ],
}
