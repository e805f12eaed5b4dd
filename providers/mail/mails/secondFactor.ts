import { button, newPassword } from '../mailBlocks.ts'
import { mail, type Words } from '../mail.ts'
import { firstName } from '../samples.ts'

const inEnglish = (subject: string, ...text: string[]): Words => ({
  subject,
  title: 'About your account, {firstName}',
  body: [...text, '{link}', 'If this wasn’t you, choose a new password now.', '{passwordLink}'],
})

const inGerman = (subject: string, ...text: string[]): Words => ({
  subject,
  title: 'Zu deinem Konto, {firstName}',
  body: [...text, '{link}', 'Wenn du das nicht warst, wähle jetzt ein neues Passwort.', '{passwordLink}'],
})

export const secondFactor = mail('second-factor', {
  wordings: {
    'second-factor.on': {
      label: 'Two-step sign-in turned on',
      required: ['link', 'passwordLink'],
      en: inEnglish(
        'Two-step sign-in is on',
        'You now need a code from your phone as well as your password to sign in. Store your ten recovery codes somewhere other than your phone.',
      ),
      de: inGerman(
        'Die Anmeldung in zwei Schritten ist an',
        'Zum Anmelden brauchst du jetzt außer deinem Passwort einen Code von deinem Handy. Bewahre deine zehn Wiederherstellungscodes woanders auf als auf deinem Handy.',
      ),
    },
    'second-factor.off': {
      label: 'Two-step sign-in turned off',
      required: ['link', 'passwordLink'],
      sample: { change: 'off' },
      en: inEnglish('Two-step sign-in is off', 'You now need only your password to sign in.'),
      de: inGerman('Die Anmeldung in zwei Schritten ist aus', 'Zum Anmelden brauchst du jetzt nur noch dein Passwort.'),
    },
    'second-factor.reset': {
      label: 'Two-step sign-in turned off by a colleague',
      required: ['link', 'passwordLink'],
      sample: { change: 'reset' },
      en: inEnglish(
        'Two-step sign-in was turned off for your account',
        'A colleague turned off two-step sign-in for your account and signed you out everywhere. Sign in with your password and set it up again.',
      ),
      de: inGerman(
        'Die Anmeldung in zwei Schritten wurde für dein Konto ausgeschaltet',
        'Jemand aus deinem Team hat die Anmeldung in zwei Schritten für dein Konto ausgeschaltet und dich überall abgemeldet. Melde dich mit deinem Passwort an und richte sie neu ein.',
      ),
    },
    'second-factor.recovery-code': {
      label: 'Recovery code used',
      required: ['link', 'passwordLink'],
      sample: { change: 'recovery-code' },
      en: inEnglish(
        'A recovery code was used',
        'Someone signed in to your account with a recovery code. That code can’t be used again. If you’re running low, make new codes.',
      ),
      de: inGerman(
        'Ein Wiederherstellungscode wurde benutzt',
        'Jemand hat sich mit einem Wiederherstellungscode bei deinem Konto angemeldet. Dieser Code gilt nicht noch einmal. Wenn du nur noch wenige hast, erstelle neue.',
      ),
    },
    'second-factor.unproved': {
      label: 'Two-step sign-in removed',
      required: ['link', 'passwordLink'],
      sample: { change: 'unproved' },
      en: inEnglish(
        'Two-step sign-in was removed from your account',
        'It was set up before your email address was confirmed, so someone else may have set it up. To use two-step sign-in, set it up again.',
      ),
      de: inGerman(
        'Die Anmeldung in zwei Schritten wurde von deinem Konto entfernt',
        'Sie wurde eingerichtet, bevor deine E-Mail-Adresse bestätigt war, also vielleicht von jemand anderem. Um sie zu nutzen, richte sie neu ein.',
      ),
    },
    'second-factor.new-codes': {
      label: 'New recovery codes',
      required: ['link', 'passwordLink'],
      sample: { change: 'new-codes' },
      en: inEnglish(
        'You have new recovery codes',
        'You now have ten new recovery codes. Your old codes no longer work.',
      ),
      de: inGerman(
        'Du hast neue Wiederherstellungscodes',
        'Du hast jetzt zehn neue Wiederherstellungscodes. Deine alten Codes gelten nicht mehr.',
      ),
    },
  },
  sample: { firstName, change: 'on' },
  draw: ({ firstName, change }, { t }) => ({
    key: `second-factor.${change}`,
    values: { firstName },
    blocks: { link: button(t('Two-step sign-in'), '/api/second-factor'), passwordLink: newPassword(t) },
  }),
})
