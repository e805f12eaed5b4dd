import type { MailData } from '#contracts/platform/mails.ts'
import type { Block } from '../layout.ts'
import type { Writer } from '../writerIn.ts'
import { button, rightOfWithdrawal, soldBy, table, text } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const giftCardBought = mail('gift-card-bought', {
  wordings: {
    'gift-card-bought.membership': {
      label: 'Gift membership bought',
      required: ['withdrawal'],
      sample: { months: 6 },
      en: {
        subject: 'Your receipt for a gift membership of {months} months',
        title: 'Thank you, {firstName}',
        body: [
          '{demoNotice}',
          'You bought a membership of {months} months for {recipientName}. We email it on {sendOn}, and tell you when it was sent. It ends by itself: neither of you is charged again.',
          '{details}',
          'The code goes only to {recipientName}. Is the address wrong? Reply to this email or use the contact form, and we’ll send it to the right one.',
          '{link}',
          '{withdrawal}',
        ],
      },
      de: {
        subject: 'Dein Beleg für eine geschenkte Mitgliedschaft von {months} Monaten',
        title: 'Vielen Dank, {firstName}',
        body: [
          '{demoNotice}',
          'Du hast für {recipientName} eine Mitgliedschaft von {months} Monaten gekauft. Wir verschicken sie am {sendOn} per E-Mail und sagen dir Bescheid, wenn sie verschickt ist. Sie endet von selbst: Keinem von euch wird noch einmal etwas abgebucht.',
          '{details}',
          'Der Code geht nur an {recipientName}. Stimmt die Adresse nicht? Antworte auf diese E-Mail oder nutze das Kontaktformular, dann schicken wir ihn an die richtige.',
          '{link}',
          '{withdrawal}',
        ],
      },
    },
    'gift-card-bought': {
      label: 'Gift card bought',
      required: ['withdrawal'],
      en: {
        subject: 'Your receipt for a gift card of {amount}',
        title: 'Thank you, {firstName}',
        body: [
          '{demoNotice}',
          'You bought a gift card of {amount} for {recipientName}. We email it on {sendOn}, and tell you when it was sent.',
          '{details}',
          'The code goes only to {recipientName}. Is the address wrong? Reply to this email or use the contact form, and we’ll send it to the right one.',
          '{link}',
          '{withdrawal}',
        ],
      },
      de: {
        subject: 'Dein Beleg für eine Geschenkkarte über {amount}',
        title: 'Vielen Dank, {firstName}',
        body: [
          '{demoNotice}',
          'Du hast für {recipientName} eine Geschenkkarte über {amount} gekauft. Wir verschicken sie am {sendOn} per E-Mail und sagen dir Bescheid, wenn sie verschickt ist.',
          '{details}',
          'Der Code geht nur an {recipientName}. Stimmt die Adresse nicht? Antworte auf diese E-Mail oder nutze das Kontaktformular, dann schicken wir ihn an die richtige.',
          '{link}',
          '{withdrawal}',
        ],
      },
    },
  },
  sample: {
    firstName,
    reference: 'CARD-3456789ABC',
    amountCents: 5000,
    recipientName: 'Ada',
    recipientEmail: 'ada@example.com',
    sendOn: '2026-12-24',
    isDemo: false,
  },
  draw: (bought, writer) => {
    const { firstName, reference, recipientName, recipientEmail, months, taxCents, isDemo } = bought
    const { t, money, day } = writer
    const amount = money(bought.amountCents)
    const sendOn = day(bought.sendOn)
    return {
      key: months ? 'gift-card-bought.membership' : 'gift-card-bought',
      values: {
        firstName,
        reference,
        amount,
        recipientName,
        recipientEmail,
        sendOn,
        ...(months && { months: String(months) }),
      },
      blocks: {
        demoNotice: isDemo ? [text(t('This is a demo. No card was charged.'))] : [],
        details: table(
          { label: t('Purchase'), value: reference },
          { label: t('For'), value: `${recipientName}, ${recipientEmail}` },
          { label: t('Emailed on'), value: sendOn },
          ...(months ? [] : [{ label: t('Tax'), value: t('None: it’s part of what the card pays for') }]),
          { label: t('Paid by card'), value: amount, isStrong: true },
          ...(taxCents ? [{ label: t('Tax included'), value: money(taxCents) }] : []),
        ),
        link: button(t('Buy another one'), months ? '/gift-memberships' : '/gift-cards'),
        withdrawal: withdrawalFrom(bought, writer),
      },
    }
  },
})

function withdrawalFrom({ withdrawal: trader, reference }: MailData['gift-card-bought'], { t }: Writer): Block[] {
  if (!trader) return []
  const path = `/orders?withdraw=true&gift=${reference}`
  return [
    text(t('Sold by {seller}.', { seller: soldBy(trader, t) })),
    ...rightOfWithdrawal({ contract: 'gift', trader, path }, t),
  ]
}
