import type { CollectionConfig } from 'payload'
import { THREAD_STATES, type ThreadStatus } from '#contracts/community/threads.ts'
import { allow } from '../access/allow.ts'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { cells, NOTHING } from '../fields/cells.ts'
import { listFilters } from '../fields/listFilters.ts'

const STATES: Record<ThreadStatus, string> = {
  open: 'Waiting for you',
  waiting: 'Waiting for them',
  closed: 'Closed',
}
const inDesk = { admin: { hidden: true } }
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    hidden: hiddenWithout('answerMessages'),
    useAsTitle: 'email',
    defaultColumns: ['message', 'name', 'status', 'waitingSince', 'isMember'],
    listSearchableFields: ['message', 'email', 'name'],
    components: {
      beforeListTable: [
        listFilters('Filter messages', [
          { label: 'All', where: null },
          { label: 'Waiting for you', where: '[status][equals]=open' },
          { label: 'Waiting for them', where: '[status][equals]=waiting' },
          { label: 'From members', where: '[isMember][equals]=true' },
        ]),
      ],
    },
    description:
      'From the contact form. Members come first, because priority support is one of their benefits; then the message that has waited longest.',
  },
  defaultSort: ['status', '-isMember', 'waitingSince', '-createdAt'],
  access: { ...readableWith('answerMessages'), delete: allow('answerMessages') },
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: { components: { Field: '/cms/components/community/threads/ThreadDesk.tsx#ThreadDesk' } },
    },
    { name: 'message', type: 'textarea', required: true, maxLength: 4000, ...inDesk },
    { name: 'email', label: 'Email', type: 'email', required: true, ...inDesk },
    { name: 'name', type: 'text', maxLength: 160, ...inDesk },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: THREAD_STATES.map((value) => ({ value, label: STATES[value] })),
      admin: { position: 'sidebar', components: cells.state },
    },
    {
      name: 'waitingSince',
      label: 'Waiting',
      type: 'date',
      // On the page of the conversation, its desk says it.
      admin: { components: { Cell: '/cms/components/community/threads/WaitingCell.tsx#WaitingCell', Field: NOTHING } },
    },
    {
      name: 'isMember',
      label: 'From a member',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { position: 'sidebar', components: cells.yes },
    },
    {
      name: 'user',
      label: 'Account',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'firstAnsweredAt', label: 'First answer', type: 'date', admin: { position: 'sidebar' } },
    { name: 'lastMessageAt', label: 'Last message', type: 'date', ...inDesk },
  ],
}
