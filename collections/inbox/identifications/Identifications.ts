import type { CollectionConfig } from 'payload'
import {
  type Confidence,
  CONFIDENCES,
  IDENTIFICATION_STATES,
  type IdentificationStatus,
} from '#contracts/community/identifications.ts'
import { allow } from '../../access/allow.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { readableWith } from '../../access/rules.ts'
import { sentStones } from './sentStones.ts'
import { cells } from '../../fields/cells.ts'
import { listFilters } from '../../fields/listFilters.ts'

const STATES: Record<IdentificationStatus, string> = {
  draft: 'Not sent yet',
  waiting: 'Waiting for you',
  answered: 'Identified',
}
const SURE: Record<Confidence, string> = { certain: 'Certain', likely: 'Likely', guess: 'A guess' }
const inDesk = { admin: { hidden: true } }

export const Identifications: CollectionConfig = {
  slug: 'identifications',
  labels: { singular: 'Stone', plural: 'Stones to identify' },
  admin: {
    hidden: hiddenWithout('identifyStones'),
    useAsTitle: 'answerName',
    defaultColumns: ['id', 'status', 'isMember', 'askedAt', 'answerName'],
    components: {
      beforeListTable: [
        listFilters('Filter stones', [
          { label: 'All', where: null },
          { label: 'Waiting for you', where: '[status][equals]=waiting' },
          { label: 'Identified', where: '[status][equals]=answered' },
        ]),
      ],
    },
    description:
      'What people found and want to know. Members come first; then the order of asking counts. Photos have no location.',
  },
  defaultSort: ['status', '-isMember', 'askedAt'],
  access: { ...readableWith('identifyStones'), read: sentStones, delete: allow('identifyStones') },
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: { components: { Field: '/cms/components/community/identifications/StoneDesk.tsx#StoneDesk' } },
    },
    {
      name: 'user',
      label: 'Finder',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      ...inDesk,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      options: IDENTIFICATION_STATES.map((value) => ({ value, label: STATES[value] })),
      admin: { position: 'sidebar', components: cells.state },
    },
    {
      name: 'isMember',
      label: 'From a member',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { position: 'sidebar', components: cells.yes },
    },
    { name: 'askedAt', label: 'Asked', type: 'date', required: true, admin: { position: 'sidebar' } },
    { name: 'sizeMm', label: 'Size in mm', type: 'number', required: true, ...inDesk },
    { name: 'weightG', label: 'Weight in g', type: 'number', ...inDesk },
    { name: 'streak', type: 'text', ...inDesk },
    { name: 'place', type: 'text', ...inDesk },
    { name: 'note', type: 'textarea', ...inDesk },
    {
      name: 'isPublic',
      label: 'May be shown to everyone',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { position: 'sidebar', components: cells.yes },
    },
    { name: 'answerName', label: 'What it is', type: 'text', ...inDesk },
    {
      name: 'confidence',
      type: 'select',
      options: CONFIDENCES.map((value) => ({ value, label: SURE[value] })),
      ...inDesk,
    },
    { name: 'reasons', type: 'textarea', ...inDesk },
    {
      name: 'answeredBy',
      label: 'Answered by',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'answeredAt', label: 'Answered', type: 'date', admin: { position: 'sidebar' } },
  ],
}
