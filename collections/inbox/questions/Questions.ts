import type { CollectionConfig } from 'payload'
import { MAX_VIDEO_SECONDS } from '#contracts/shared/constants.ts'
import { MAX_ANSWER_CHARACTERS } from '#contracts/community/questionPages.ts'
import { emailAnswer } from './emailAnswer.ts'
import { settleQuestion } from './settleQuestion.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { nobody } from '../../access/nobody.ts'
import { editableWith } from '../../access/rules.ts'
import { cells } from '../../fields/cells.ts'
import { listFilters } from '../../fields/listFilters.ts'
import { relatedFilm } from '../../fields/relatedFilm.ts'
import { systemField } from '../../fields/systemField.ts'

export const Questions: CollectionConfig = {
  slug: 'questions',
  labels: { singular: 'Question', plural: 'Questions' },
  admin: {
    hidden: hiddenWithout('manageQuestions'),
    useAsTitle: 'content',
    defaultColumns: ['content', 'status', 'voteCount', 'round', 'author', 'createdAt'],
    listSearchableFields: ['content', 'answer'],
    components: {
      beforeListTable: [
        listFilters('Filter questions', [
          { label: 'All', where: null },
          { label: 'Without an answer', where: '[status][equals]=open' },
          { label: 'Answered', where: '[status][equals]=answered' },
          { label: 'Hidden', where: '[status][equals]=hidden' },
        ]),
      ],
    },
    description: 'Questions of members. The first answer is emailed to the person who asked.',
  },
  defaultSort: '-voteCount',
  access: { ...editableWith('manageQuestions'), create: nobody },
  hooks: { beforeChange: [settleQuestion], afterChange: [emailAnswer] },
  fields: [
    systemField({ name: 'content', label: 'Question', type: 'textarea', required: true }),
    systemField({
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: [
        { value: 'open', label: 'Without an answer' },
        { value: 'answered', label: 'Answered' },
        { value: 'hidden', label: 'Hidden' },
      ],
      admin: { position: 'sidebar', components: cells.state },
    }),
    {
      name: 'answer',
      label: 'Your answer',
      type: 'textarea',
      maxLength: MAX_ANSWER_CHARACTERS,
      admin: { description: 'Members see it below the question.' },
    },
    {
      name: 'answeredSecond',
      label: 'Answered in the film at second',
      type: 'number',
      min: 0,
      max: MAX_VIDEO_SECONDS,
      admin: { description: '450 is 7:30. Members get a link to this moment.' },
    },
    {
      ...relatedFilm,
      label: 'Film with the answer',
      required: false,
      admin: { ...relatedFilm.admin, description: 'Only where it isn’t the film of the round.' },
    },
    {
      name: 'isHidden',
      label: 'Hide this question',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Only the person who asked still sees it, with the reason.' },
    },
    {
      name: 'hiddenReason',
      label: 'Reason',
      type: 'text',
      maxLength: 300,
      validate: (reason: unknown, { siblingData }: { siblingData: Partial<{ isHidden: boolean | null }> }) =>
        !siblingData.isHidden ||
        (typeof reason === 'string' && reason.trim() !== '') ||
        'Give a reason. The person who asked sees it.',
      admin: { position: 'sidebar', condition: ({ isHidden }) => Boolean(isHidden) },
    },
    systemField({
      name: 'round',
      type: 'relationship',
      relationTo: 'question-rounds',
      required: true,
      index: true,
      admin: { position: 'sidebar', components: cells.relation },
    }),
    systemField({
      name: 'author',
      label: 'Asked by',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      admin: { position: 'sidebar', components: cells.relation },
    }),
    systemField({
      name: 'voteCount',
      label: 'Votes',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { position: 'sidebar' },
    }),
    systemField({ name: 'answeredAt', label: 'Answered', type: 'date', admin: { position: 'sidebar' } }),
    systemField({ name: 'editedAt', label: 'Edited', type: 'date', admin: { position: 'sidebar' } }),
  ],
}
