import { button, text } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { reference } from '../samples.ts'

export const claimReceived = mail('claim-received', {
  wordings: {
    'claim-received': {
      label: 'Claim, to you',
      required: ['message', 'link'],
      en: {
        subject: 'Something is wrong with order {reference}',
        title: 'A buyer wrote about order {reference}',
        body: ['{message}', '{link}'],
      },
    },
  },
  sample: { reference, message: 'The print on the back is upside down.' },
  draw: ({ reference, message }) => ({
    key: 'claim-received',
    values: { reference },
    blocks: { message: message.split(/\n+/).map(text), link: button('Open the claims', '/cms/collections/claims') },
  }),
})
