import type { CollectionConfig } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { cells } from '../fields/cells.ts'

export const LoggedFinds: CollectionConfig = {
  slug: 'logged-finds',
  labels: { singular: 'Member’s find', plural: 'Finds of members' },
  admin: {
    hidden: hiddenWithout('chooseFinds'),
    useAsTitle: 'stone',
    defaultColumns: ['stone', 'state', 'chosenAt', 'createdAt'],
    listSearchableFields: ['stone'],
    description:
      'Finds whose finders let you show them. Choose one as find of the month: it appears on the home page until you choose the next, its finder withdraws the consent, or changes it.',
  },
  defaultSort: '-createdAt',
  // Logs are private: only what may be shown exists here.
  access: {
    ...readableWith('chooseFinds'),
    read: ({ req }) => (may(req.user, 'chooseFinds') ? { mayShow: { equals: true } } : false),
  },
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: { components: { Field: '/cms/components/community/loggedFinds/FindDesk.tsx#FindDesk' } },
    },
    { name: 'stone', type: 'text', required: true, admin: { components: cells.title } },
    { name: 'state', type: 'text', admin: { position: 'sidebar' } },
    {
      name: 'mayShow',
      label: 'May be shown',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { position: 'sidebar', components: cells.yes },
    },
    { name: 'chosenAt', label: 'Find of the month since', type: 'date', admin: { position: 'sidebar' } },
  ],
}
