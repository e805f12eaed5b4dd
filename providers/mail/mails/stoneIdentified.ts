import { msg } from '#contracts/shared/msg.ts'
import { button, text } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

const CERTAINTY = { certain: msg('We are certain'), likely: msg('It is likely'), guess: msg('It is our best guess') }

export const stoneIdentified = mail('stone-identified', {
  wordings: {
    'stone-identified': {
      label: 'Stone identified',
      required: ['stone', 'reasons', 'link'],
      en: {
        subject: 'Your stone: {stone}',
        title: 'We looked at your stone, {firstName}',
        body: ['{certainty}: {stone}.', '{reasons}', '{link}'],
      },
      de: {
        subject: 'Dein Stein: {stone}',
        title: 'Wir haben uns deinen Stein angesehen, {firstName}',
        body: ['{certainty}: {stone}.', '{reasons}', '{link}'],
      },
    },
  },
  sample: {
    firstName,
    name: 'Jasper',
    confidence: 'likely',
    reasons: 'The bands are red from iron, and the light passes through the edge.',
  },
  draw: ({ firstName, name, confidence, reasons }, { t }) => ({
    key: 'stone-identified',
    values: { firstName, stone: name, certainty: t(CERTAINTY[confidence]) },
    blocks: { reasons: reasons.split(/\n+/).map(text), link: button(t('See your stone'), '/identify') },
  }),
})
