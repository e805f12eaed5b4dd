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
      ),
      de: inGerman(
        'Deine Meldung zu Bestellung {reference}',
        'Wir haben deine Meldung zu Bestellung {reference} erhalten. Wir sehen sie uns an und schreiben dir.',
      ),
    },
    'claim-step.answered': {
      label: 'Claim answered',
      required: ['link'],
      sample: { step: 'answered', message: 'Could you send us a photo of the print?' },
      en: inEnglish('About your report on order {reference}', '{message}'),
      de: inGerman('Zu deiner Meldung über Bestellung {reference}', '{message}'),
    },
    'claim-step.declined': {
      label: 'Claim declined',
      required: ['link'],
      sample: { step: 'declined', message: 'The photo shows the shirt you ordered.' },
      en: inEnglish(
        'About your report on order {reference}',
        '{message}',
        'We won’t replace or refund order {reference}. If you disagree, reply on the order’s page.',
      ),
      de: inGerman(
        'Zu deiner Meldung über Bestellung {reference}',
        '{message}',
        'Wir werden Bestellung {reference} nicht ersetzen oder erstatten. Wenn du das anders siehst, antworte auf der Seite der Bestellung.',
      ),
    },
    'claim-step.refunded': {
      label: 'Claim refunded',
      required: ['link'],
      sample: { step: 'refunded', refundedCents: 2499 },
      en: inEnglish(
        'A refund of {result} for order {reference}',
        'We’re sorry that something was wrong with order {reference}. We’re refunding {result} the way you paid.',
      ),
      de: inGerman(
        'Eine Erstattung von {result} für Bestellung {reference}',
        'Es tut uns leid, dass mit Bestellung {reference} etwas nicht stimmte. Wir erstatten {result} auf dem Weg, auf dem du bezahlt hast.',
      ),
    },
    'claim-step.replaced': {
      label: 'Claim replaced',
      required: ['link'],
      sample: { step: 'replaced', replacement: 'HUNT-2222222222' },
      en: inEnglish(
        'A replacement for order {reference}',
        'We’re sorry that something was wrong with order {reference}. We’re printing it again, at no cost to you, as order {result}. We’ll email you when it ships.',
      ),
      de: inGerman(
        'Ersatz für Bestellung {reference}',
        'Es tut uns leid, dass mit Bestellung {reference} etwas nicht stimmte. Wir drucken sie als Bestellung {result} noch einmal, für dich kostenlos. Wenn sie verschickt wird, schreiben wir dir.',
      ),
    },
  },
  sample: { firstName, reference, key: 'sample', step: 'received' },
  draw: (claim, { t, money }) => ({
    key: `claim-step.${claim.step}`,
    values: {
      firstName: claim.firstName,
      reference: claim.reference,
      ...(claim.step === 'refunded' && { result: money(claim.refundedCents) }),
      ...(claim.step === 'replaced' && { result: claim.replacement }),
    },
    blocks: {
      ...('message' in claim && { message: claim.message.split(/\n+/).map(text) }),
      link: button(t('See your order'), `/orders?order=${claim.reference}&key=${claim.key}`),
    },
  }),
})
