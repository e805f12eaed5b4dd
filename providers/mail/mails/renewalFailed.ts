import { button } from '../mailBlocks.ts'
import { mail, type Words } from '../mail.ts'
import { firstName } from '../samples.ts'

const inEnglish = (subject: string, ...text: string[]): Words => ({
  subject,
  title: 'Your card was declined, {firstName}',
  body: [
    ...text,
    '{link}',
    'We’ll also retry your current card over the next few days. If the payment succeeds, you don’t need to do anything.',
  ],
})

const inGerman = (subject: string, ...text: string[]): Words => ({
  subject,
  title: 'Deine Karte wurde abgelehnt, {firstName}',
  body: [
    ...text,
    '{link}',
    'Wir versuchen es in den nächsten Tagen auch noch einmal mit deiner jetzigen Karte. Wenn die Zahlung gelingt, musst du nichts tun.',
  ],
})

export const renewalFailed = mail('renewal-failed', {
  wordings: {
    'renewal-failed.first': {
      label: 'Renewal failed',
      required: ['link'],
      en: inEnglish(
        'Your membership could not be renewed',
        'You have access until {accessUntil}. Please change your card before that day to keep your membership.',
      ),
      de: inGerman(
        'Deine Mitgliedschaft konnte nicht verlängert werden',
        'Du hast Zugang bis {accessUntil}. Bitte ändere vor diesem Tag deine Karte, um deine Mitgliedschaft zu behalten.',
      ),
    },
    'renewal-failed.reminder': {
      label: 'Renewal failed, reminder',
      required: ['link'],
      sample: { day: 3 },
      en: inEnglish(
        'Reminder: your membership could not be renewed',
        'You have access until {accessUntil}. Please change your card before that day to keep your membership.',
      ),
      de: inGerman(
        'Erinnerung: Deine Mitgliedschaft konnte nicht verlängert werden',
        'Du hast Zugang bis {accessUntil}. Bitte ändere vor diesem Tag deine Karte, um deine Mitgliedschaft zu behalten.',
      ),
    },
    'renewal-failed.first-no-access': {
      label: 'Renewal failed, without access',
      required: ['link'],
      sample: { accessUntil: null },
      en: inEnglish(
        'Your membership could not be renewed',
        'Your access has ended for now. Please change your card: access returns as soon as a payment succeeds.',
      ),
      de: inGerman(
        'Deine Mitgliedschaft konnte nicht verlängert werden',
        'Dein Zugang ist vorerst beendet. Bitte ändere deine Karte: Sobald eine Zahlung gelingt, hast du wieder Zugang.',
      ),
    },
    'renewal-failed.reminder-no-access': {
      label: 'Renewal failed, reminder without access',
      required: ['link'],
      sample: { day: 3, accessUntil: null },
      en: inEnglish(
        'Reminder: your membership could not be renewed',
        'Your access has ended for now. Please change your card: access returns as soon as a payment succeeds.',
      ),
      de: inGerman(
        'Erinnerung: Deine Mitgliedschaft konnte nicht verlängert werden',
        'Dein Zugang ist vorerst beendet. Bitte ändere deine Karte: Sobald eine Zahlung gelingt, hast du wieder Zugang.',
      ),
    },
  },
  sample: { firstName, day: 0, accessUntil: '2026-06-28T12:00:00.000Z' },
  draw: ({ firstName, day, accessUntil }, { t, ...writer }) => ({
    key: `renewal-failed.${day === 0 ? 'first' : 'reminder'}${accessUntil ? '' : '-no-access'}`,
    values: { firstName, ...(accessUntil && { accessUntil: writer.day(accessUntil) }) },
    blocks: { link: button(t('Change card'), '/api/billing?flow=card') },
  }),
})
