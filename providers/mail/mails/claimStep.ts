import { itemLabel } from '#contracts/shop/itemLabel.ts'
import { button, text } from '../mailBlocks.ts'
import { mail, type Words } from '../mail.ts'
import { firstName, reference } from '../samples.ts'

const inEnglish = (subject: string, ...text: string[]): Words => ({
  subject,
  title: 'About your order, {firstName}',
  body: [...text, '{link}'],
})

const inGerman = (subject: string, ...text: string[]): Words => ({
  subject,
  title: 'Zu deiner Bestellung, {firstName}',
  body: [...text, '{link}'],
})

export const claimStep = mail('claim-step', {
  wordings: {
    'claim-step.received': {
      label: 'Claim received',
      required: ['link'],
      en: inEnglish(
        'Your report about order {reference}',
        'We’ve received your report about order {reference}. We’ll look into it and write to you.',
        'You reported a problem with {items}.',
      ),
      de: inGerman(
        'Deine Meldung zu Bestellung {reference}',
        'Wir haben deine Meldung zu Bestellung {reference} erhalten. Wir sehen sie uns an und schreiben dir.',
        'Du hast ein Problem mit {items} gemeldet.',
      ),
    },
    'claim-step.answered': {
      label: 'Claim answered',
      required: ['link'],
      sample: { step: 'answered', message: 'Could you send us a photo of the print?' },
      en: inEnglish('About your report on order {reference}', '{message}', 'This is about {items}.'),
      de: inGerman('Zu deiner Meldung über Bestellung {reference}', '{message}', 'Es geht um {items}.'),
    },
    'claim-step.declined': {
      label: 'Claim declined',
      required: ['link'],
      sample: { step: 'declined', message: 'The photo shows the shirt you ordered.' },
      en: inEnglish(
        'About your report on order {reference}',
        '{message}',
        'This is about {items}.',
        'We won’t replace or refund what you reported. If you disagree, reply on the order’s page.',
      ),
      de: inGerman(
        'Zu deiner Meldung über Bestellung {reference}',
        '{message}',
        'Es geht um {items}.',
        'Wir werden nicht ersetzen oder erstatten, was du gemeldet hast. Wenn du das anders siehst, antworte auf der Seite der Bestellung.',
      ),
    },
    'claim-step.refunded': {
      label: 'Claim refunded',
      required: ['link'],
      sample: { step: 'refunded', refundedCents: 2499 },
      en: inEnglish(
        'A refund of {result} for order {reference}',
        'We’re sorry that something was wrong with order {reference}. We’re refunding {result} the way you paid.',
        'This refund is for {items}.',
      ),
      de: inGerman(
        'Eine Erstattung von {result} für Bestellung {reference}',
        'Es tut uns leid, dass mit Bestellung {reference} etwas nicht stimmte. Wir erstatten {result} auf dem Weg, auf dem du bezahlt hast.',
        'Diese Erstattung ist für {items}.',
      ),
    },
    'claim-step.replaced': {
      label: 'Claim replaced',
      required: ['link'],
      sample: { step: 'replaced', replacement: 'HUNT-2222222222', replacementKey: 'sample' },
      en: inEnglish(
        'A replacement for order {reference}',
        'We’re sorry that something was wrong with order {reference}. We’re printing what you reported again, at no cost to you, as order {result}. We’ll email you when it ships.',
        'Printed again: {items}',
      ),
      de: inGerman(
        'Ersatz für Bestellung {reference}',
        'Es tut uns leid, dass mit Bestellung {reference} etwas nicht stimmte. Wir drucken, was du gemeldet hast, als Bestellung {result} noch einmal, für dich kostenlos. Wenn sie verschickt wird, schreiben wir dir.',
        'Noch einmal gedruckt: {items}',
      ),
    },
  },
  sample: {
    firstName,
    reference,
    key: 'sample',
    step: 'received',
    lines: [
      { title: 'Laguna bands tee', size: 'M', color: 'Graphite', quantity: 2 },
      { title: 'Field mug', size: 'One size', color: 'Chalk', quantity: 1 },
    ],
  },
  draw: (claim, { t, money }) => ({
    key: `claim-step.${claim.step}`,
    values: {
      firstName: claim.firstName,
      reference: claim.reference,
      items: claim.lines?.map(itemLabel).join(', ') ?? null,
      ...(claim.step === 'refunded' && { result: money(claim.refundedCents) }),
      ...(claim.step === 'replaced' && { result: claim.replacement }),
    },
    blocks: {
      ...('message' in claim && { message: claim.message.split(/\n+/).map(text) }),
      link: [
        ...(claim.step === 'replaced' && claim.replacementKey
          ? button(t('See the replacement'), `/orders?order=${claim.replacement}&key=${claim.replacementKey}`)
          : []),
        ...button(t('See your order'), `/orders?order=${claim.reference}&key=${claim.key}`),
      ],
    },
  }),
})
