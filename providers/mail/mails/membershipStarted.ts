import type { MailData } from '#contracts/platform/mails.ts'
import type { Block } from '../layout.ts'
import type { Writer } from '../writerIn.ts'
import { button, rightOfWithdrawal, soldBy, table, text } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const membershipStarted = mail('membership-started', {
  wordings: {
    'membership-started.trial': {
      label: 'Free trial started',
      required: ['trialEndsAt', 'details', 'cancelLink', 'withdrawal'],
      en: {
        subject: 'Your free trial has started',
        title: 'Welcome to the Elite, {firstName}!',
        body: [
          'Your free trial lasts until {trialEndsAt}. You weren’t charged today.',
          '{details}',
          'It renews automatically until you cancel. Cancel before {trialEndsAt} and you pay nothing.',
          '{link}',
          '{cancelLink}',
          '{withdrawal}',
        ],
      },
      de: {
        subject: 'Deine kostenlose Probezeit hat begonnen',
        title: 'Willkommen bei der Elite, {firstName}!',
        body: [
          'Deine kostenlose Probezeit dauert bis {trialEndsAt}. Heute wurde nichts abgebucht.',
          '{details}',
          'Die Mitgliedschaft verlängert sich automatisch, bis du kündigst. Wenn du vor dem {trialEndsAt} kündigst, bezahlst du nichts.',
          '{link}',
          '{cancelLink}',
          '{withdrawal}',
        ],
      },
    },
    'membership-started.paid': {
      label: 'Membership started',
      required: ['details', 'cancelLink', 'withdrawal'],
      sample: { trialEndsAt: null },
      en: {
        subject: 'Your membership has started',
        title: 'Welcome to the Elite, {firstName}!',
        body: [
          'Your membership is active. We’ll send the receipt in a separate email.',
          '{details}',
          'It renews automatically until you cancel. After you cancel, access continues until your paid period ends.',
          '{link}',
          '{cancelLink}',
          '{withdrawal}',
        ],
      },
      de: {
        subject: 'Deine Mitgliedschaft hat begonnen',
        title: 'Willkommen bei der Elite, {firstName}!',
        body: [
          'Deine Mitgliedschaft ist aktiv. Den Beleg schicken wir in einer eigenen E-Mail.',
          '{details}',
          'Sie verlängert sich automatisch, bis du kündigst. Nach der Kündigung behältst du den Zugang bis zum Ende der bezahlten Zeit.',
          '{link}',
          '{cancelLink}',
          '{withdrawal}',
        ],
      },
    },
  },
  sample: {
    firstName,
    price: { plan: 'monthly', cents: 1212 },
    trialEndsAt: '2026-06-14T12:00:00.000Z',
    nextChargeAt: '2026-06-14T12:00:00.000Z',
  },
  draw: ({ firstName, withdrawal, ...started }, writer) => {
    const { t, day } = writer
    const plan = writer.plan(started.price.plan)
    const price = writer.price(started.price)
    const nextChargeAt = day(started.nextChargeAt)
    const trialEndsAt = started.trialEndsAt && day(started.trialEndsAt)
    return {
      key: trialEndsAt ? 'membership-started.trial' : 'membership-started.paid',
      values: { firstName, plan, price, nextChargeAt, ...(trialEndsAt && { trialEndsAt }) },
      blocks: {
        details: table(
          { label: t('Plan'), value: plan },
          { label: t('Price'), value: price },
          { label: trialEndsAt ? t('First charge') : t('Next charge'), value: nextChargeAt },
        ),
        link: button(t('Manage subscription'), '/api/billing'),
        cancelLink: button(t('Cancel subscription'), '/api/billing?flow=cancel'),
        withdrawal: withdrawal ? withdrawalFrom(withdrawal, writer) : [],
      },
    }
  },
})

type Right = NonNullable<MailData['membership-started']['withdrawal']>

function withdrawalFrom({ reference, request, ...trader }: Right, { t }: Writer): Block[] {
  const path = `/orders?withdraw=true&membership=${reference}`
  return [
    text(t('You agreed: “{request}”', { request: t(request) })),
    text(t('Sold by {seller}. Your membership’s reference is {reference}.', { seller: soldBy(trader, t), reference })),
    ...rightOfWithdrawal({ contract: 'membership', trader, path }, t),
  ]
}
