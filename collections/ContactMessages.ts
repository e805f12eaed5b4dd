import type { CollectionConfig } from 'payload'
import { hiddenWithout } from './access/hiddenWithout.ts'
import { nobody } from './access/nobody.ts'
import { editableWith } from './access/rules.ts'
import { cells } from './fields/cells.ts'
import { listFilters } from './fields/listFilters.ts'
import { systemField } from './fields/systemField.ts'

export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    hidden: hiddenWithout('answerMessages'),
    group: 'Members',
    useAsTitle: 'email',
    defaultColumns: ['message', 'email', 'isMember', 'isAnswered', 'createdAt'],
    listSearchableFields: ['message', 'email', 'name'],
    components: {
      beforeListTable: [
        listFilters('Filter messages', [
          { label: 'All', where: null },
          { label: 'Not answered', where: '[isAnswered][equals]=false' },
          { label: 'From members', where: '[isMember][equals]=true' },
        ]),
      ],
    },
    description: 'From the contact form. Members come first: priority support is one of their benefits.',
  },
  defaultSort: ['isAnswered', '-isMember', '-createdAt'],
  access: { ...editableWith('answerMessages'), create: nobody },
  fields: [
    systemField({ name: 'message', type: 'textarea', required: true, maxLength: 4000 }),
    systemField({ name: 'email', label: 'Email', type: 'email', required: true }),
    systemField({ name: 'name', type: 'text', maxLength: 160 }),
    {
      name: 'isAnswered',
      label: 'Answered',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Check this once you’ve replied by email. Nothing is sent from here.',
        components: cells.yes,
      },
    },
    systemField({
      name: 'isMember',
      label: 'From a member',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { position: 'sidebar', components: cells.yes },
    }),
    systemField({
      name: 'user',
      label: 'Account',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar' },
    }),
  ],
}
