import { button, table } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const membershipResuming = mail('membership-resuming', {
  wordings: {
    'membership-resuming': {
      label: 'Membership resumes soon',
      required: ['details', 'cancelLink'],
      en: {
        subject: 'Your membership resumes on {resumesAt}',
        title: 'Your pause ends soon, {firstName}',
        body: [
          'Your membership resumes automatically, and you have access again once the payment succeeds.',
          '{details}',
          'If you don’t want it to resume, cancel before that day.',
          '{cancelLink}',
          '{link}',
        ],
      },
      de: {
        subject: 'Deine Mitgliedschaft geht am {resumesAt} weiter',
        title: 'Deine Pause endet bald, {firstName}',
        body: [
          'Deine Mitgliedschaft geht automatisch weiter, und sobald die Zahlung gelingt, hast du wieder Zugang.',
          '{details}',
          'Wenn du das nicht möchtest, kündige vor diesem Tag.',
          '{cancelLink}',
          '{link}',
        ],
      },
    },
  },
  sample: { firstName, price: { plan: 'monthly', cents: 1212 }, resumesAt: '2026-09-14T12:00:00.000Z' },
  draw: ({ firstName, price, resumesAt }, { t, day, ...writer }) => ({
    key: 'membership-resuming',
    values: { firstName, resumesAt: day(resumesAt) },
    blocks: {
      details: table(
        { label: t('Price'), value: writer.price(price), isStrong: true },
        { label: t('Next charge'), value: day(resumesAt) },
      ),
      link: button(t('Your account'), '/account'),
      cancelLink: button(t('Cancel subscription'), '/api/billing?flow=cancel'),
    },
  }),
})
