import { button, table } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const renewalReminder = mail('renewal-reminder', {
  wordings: {
    'renewal-reminder': {
      label: 'Membership renews, once a year',
      required: ['details', 'cancelLink'],
      en: {
        subject: 'Your membership renews automatically',
        title: 'Once a year we remind you, {firstName}',
        body: [
          'Your membership renews automatically until you cancel it. You don’t need to do anything to keep it.',
          '{details}',
          'You can cancel anytime. Access then continues until your paid period ends, and you won’t be charged again.',
          '{cancelLink}',
          '{link}',
        ],
      },
      de: {
        subject: 'Deine Mitgliedschaft verlängert sich automatisch',
        title: 'Einmal im Jahr erinnern wir dich, {firstName}',
        body: [
          'Deine Mitgliedschaft verlängert sich automatisch, bis du sie kündigst. Um sie zu behalten, musst du nichts tun.',
          '{details}',
          'Du kannst jederzeit kündigen. Dann behältst du den Zugang bis zum Ende der bezahlten Zeit, und es wird nichts mehr abgebucht.',
          '{cancelLink}',
          '{link}',
        ],
      },
    },
  },
  sample: { firstName, price: { plan: 'monthly', cents: 1212 }, renewsAt: '2026-07-14T12:00:00.000Z' },
  draw: ({ firstName, ...renewal }, writer) => {
    const { t } = writer
    const plan = writer.plan(renewal.price.plan)
    const price = writer.price(renewal.price)
    const renewsAt = writer.day(renewal.renewsAt)
    return {
      key: 'renewal-reminder',
      values: { firstName, plan, price, renewsAt },
      blocks: {
        details: table(
          { label: t('Plan'), value: plan },
          { label: t('Price'), value: price, isStrong: true },
          { label: t('Next charge'), value: renewsAt },
        ),
        link: button(t('Manage subscription'), '/api/billing'),
        cancelLink: button(t('Cancel subscription'), '/api/billing?flow=cancel'),
      },
    }
  },
})
