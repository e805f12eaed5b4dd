import type { Block } from 'payload'

export const Callout: Block = {
  slug: 'callout',
  labels: { singular: 'Callout', plural: 'Callouts' },
  fields: [
    {
      name: 'tone',
      type: 'select',
      required: true,
      defaultValue: 'note',
      options: [
        { value: 'note', label: 'Note' },
        { value: 'tip', label: 'Tip' },
        { value: 'warning', label: 'Warning' },
      ],
    },
    { name: 'text', type: 'textarea', required: true, maxLength: 2000 },
  ],
}
