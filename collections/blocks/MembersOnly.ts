import type { Block } from 'payload'

export const MembersOnly: Block = {
  slug: 'membersOnly',
  labels: { singular: 'Members-only divider', plural: 'Members-only dividers' },
  fields: [
    {
      name: 'explanation',
      type: 'ui',
      admin: { components: { Field: '/cms/components/content/posts/DividerNote.tsx#DividerNote' } },
    },
  ],
}
