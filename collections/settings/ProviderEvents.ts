import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'

/** Processed provider events, so that a duplicate has no effect. */
export const ProviderEvents: CollectionConfig = {
  slug: 'provider-events',
  labels: { singular: 'Provider event', plural: 'Provider events' },
  admin: {
    hidden: hiddenWithout('readSystemLog'),
    useAsTitle: 'eventId',
    defaultColumns: ['provider', 'type', 'objectId', 'createdAt'],
    description: 'Webhook events from the card provider and the print provider. Each event is stored once.',
  },
  defaultSort: '-createdAt',
  access: readableWith('readSystemLog'),
  indexes: [{ fields: ['provider', 'eventId'], unique: true }],
  fields: [
    {
      name: 'provider',
      label: 'From',
      type: 'select',
      required: true,
      options: [
        { value: 'stripe', label: 'Card provider' },
        { value: 'spreadconnect', label: 'Print provider' },
      ],
    },
    { name: 'eventId', label: 'Event', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'objectId', label: 'Concerns', type: 'text', index: true },
  ],
}
