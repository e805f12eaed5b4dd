import { chosenEmail, RESTS } from '../chosenEmail.ts'
import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName, sampleStory } from '../samples.ts'

export const letter = mail('letter', {
  wordings: {
    letter: {
      label: 'Letter',
      required: ['story'],
      en: { subject: '{subject}', title: '{subject}', body: ['{story}', '{access}', '{link}'] },
      de: { subject: '{subject}', title: '{subject}', body: ['{story}', '{access}', '{link}'] },
    },
  },
  sample: {
    firstName,
    letterId: 3,
    subject: 'A letter from the creek',
    preheader: 'Why we go back in winter.',
    story: sampleStory,
    unsubscribe: 'sample',
  },
  draw: ({ firstName, subject, preheader, story, unsubscribe }, { t }) => ({
    key: 'letter',
    values: { firstName, subject, access: story?.rest ? t(RESTS[story.rest]) : null },
    blocks: {
      story: story ? [{ kind: 'story', story, page: '/' }] : [],
      link: story?.rest ? button(t('Become a member'), '/subscribe') : [],
    },
    ...(preheader && { preheader }),
    ...chosenEmail(unsubscribe, t('You asked for our letters.'), t),
  }),
})
