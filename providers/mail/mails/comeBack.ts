import { button, text } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const comeBack = mail('come-back', {
  wordings: {
    'come-back': {
      label: 'Some time after a membership ended',
      required: ['endedAt', 'offer', 'link'],
      en: {
        subject: 'Your membership at {siteName}',
        title: 'How have you been, {firstName}?',
        body: [
          'Your membership ended on {endedAt}. Your account is still here, with your comments and finds, and you can become a member again anytime.',
          '{offer}',
          '{link}',
          'This is the only email about it. If you’d rather not come back, you don’t need to do anything.',
        ],
      },
      de: {
        subject: 'Deine Mitgliedschaft bei {siteName}',
        title: 'Wie geht es dir, {firstName}?',
        body: [
          'Deine Mitgliedschaft endete am {endedAt}. Dein Konto ist noch da, mit deinen Kommentaren und Funden, und du kannst jederzeit wieder Mitglied werden.',
          '{offer}',
          '{link}',
          'Das ist die einzige E-Mail dazu. Wenn du nicht zurückkommen möchtest, musst du nichts tun.',
        ],
      },
    },
  },
  sample: {
    firstName,
    endedAt: '2026-08-14T12:00:00.000Z',
    offer: { code: 'WELCOME50', percent: 50, amountCents: null, duration: 'months', months: 3 },
    unsubscribe: 'sample',
  },
  draw: ({ firstName, endedAt, offer, unsubscribe }, { t, day, ...writer }) => ({
    key: 'come-back',
    values: { firstName, endedAt: day(endedAt) },
    blocks: {
      offer: offer
        ? [text(t('We have an offer for you, {code}: {label}.', { code: offer.code, label: writer.offer(offer) }))]
        : [],
      link: offer
        ? button(t('See the offer'), `/subscribe?offer=${offer.code}`)
        : button(t('Become a member again'), '/subscribe'),
    },
    unsubscribe: `/api/comeback-emails/stop?token=${unsubscribe}`,
    footer: {
      note: t('You allowed us one email after your membership ended.'),
      links: [{ label: t('Choose what we send you'), url: `/emails?key=${unsubscribe}` }],
    },
  }),
})
