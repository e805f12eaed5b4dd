import { SWITCHED_OFF_BECAUSE } from '#contracts/platform/outgoingWebhooks.ts'
import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const webhookOff = mail('webhook-off', {
  wordings: {
    'webhook-off': {
      label: 'Webhooks were switched off, to owners',
      required: ['link'],
      en: {
        subject: 'Webhooks were switched off',
        title: 'Webhooks were switched off',
        body: ['We no longer send webhooks to {url}. {reason}', 'Repair the receiver, then switch it on:', '{link}'],
      },
    },
  },
  sample: { firstName, url: 'https://example.com/hook', reason: 'failing' },
  draw: ({ firstName, url, reason }) => ({
    key: 'webhook-off',
    values: { firstName, url, reason: SWITCHED_OFF_BECAUSE[reason] },
    blocks: { link: button('Open webhooks', '/cms/webhooks') },
  }),
})
