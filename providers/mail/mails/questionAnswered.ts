import { button, text } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const questionAnswered = mail('question-answered', {
  wordings: {
    'question-answered': {
      label: 'Question answered',
      required: [],
      en: {
        subject: 'Your question was answered',
        title: 'Your question was answered, {firstName}',
        body: [
          'We answered your question in “{roundTitle}”.',
          '{link}',
          'You can switch these emails off: open “Account” on {siteName}.',
        ],
      },
      de: {
        subject: 'Deine Frage wurde beantwortet',
        title: 'Deine Frage wurde beantwortet, {firstName}',
        body: [
          'Wir haben deine Frage in „{roundTitle}“ beantwortet.',
          '{link}',
          'Du kannst diese E-Mails ausschalten: Öffne „Konto“ auf {siteName}.',
        ],
      },
    },
  },
  sample: { firstName, questionId: 7, roundId: 3, roundTitle: 'November questions' },
  draw: ({ firstName, questionId, roundId, roundTitle }, { t }) => ({
    key: 'question-answered',
    values: { firstName, roundTitle },
    blocks: {
      link: button(t('Read the answer'), `/questions/${roundId}#question-${questionId}`, [
        text(t('Questions are closed on our site at the moment. Write to us if you want to read the answer.')),
      ]),
    },
  }),
})
