import { newPassword } from '../mailBlocks.ts'
import { mail, type Words } from '../mail.ts'
import { firstName } from '../samples.ts'

const inEnglish = (subject: string, ...text: string[]): Words => ({
  subject,
  title: 'Your account has changed, {firstName}',
  body: [...text, 'If this wasn’t you, choose a new password now. If you can’t sign in, write to us.', '{link}'],
})

const inGerman = (subject: string, ...text: string[]): Words => ({
  subject,
  title: 'Dein Konto hat sich geändert, {firstName}',
  body: [
    ...text,
    'Wenn du das nicht warst, wähle jetzt ein neues Passwort. Wenn du dich nicht anmelden kannst, schreib uns.',
    '{link}',
  ],
})

export const accountChanged = mail('account-changed', {
  wordings: {
    'account-changed.email': {
      label: 'Email address changed',
      required: ['link'],
      sample: { change: 'email' },
      en: inEnglish(
        'Your account has a new email address',
        'The email address of your {siteName} account was changed. We no longer send anything about it to this address.',
      ),
      de: inGerman(
        'Dein Konto hat eine neue E-Mail-Adresse',
        'Die E-Mail-Adresse deines Kontos bei {siteName} wurde geändert. An diese Adresse schicken wir dazu nichts mehr.',
      ),
    },
    'account-changed.password': {
      label: 'Password changed',
      required: ['link'],
      en: inEnglish(
        'Your password was changed',
        'The password of your {siteName} account was changed. Your other devices were signed out.',
      ),
      de: inGerman(
        'Dein Passwort wurde geändert',
        'Das Passwort deines Kontos bei {siteName} wurde geändert. Deine anderen Geräte wurden abgemeldet.',
      ),
    },
    'account-changed.outside-sign-in': {
      label: 'New way to sign in',
      required: ['link'],
      sample: { change: 'outside-sign-in' },
      en: inEnglish(
        'Your account has a new way to sign in',
        'You signed in with another provider for the first time. We removed the password of your account and signed out your other devices. To use a password again, choose a new one with “Forgot your password?”.',
      ),
      de: inGerman(
        'Für dein Konto gibt es einen neuen Weg, sich anzumelden',
        'Du hast dich zum ersten Mal über einen anderen Anbieter angemeldet. Wir haben das Passwort deines Kontos entfernt und deine anderen Geräte abgemeldet. Um wieder ein Passwort zu nutzen, wähle mit „Passwort vergessen?“ ein neues.',
      ),
    },
    'account-changed.passkey-added': {
      label: 'Passkey added',
      required: ['link'],
      sample: { change: 'passkey-added' },
      en: inEnglish(
        'Your account has a new passkey',
        'Someone added a passkey to your {siteName} account. It signs in without your password. You can remove it on your account page. A new password that you choose by email also removes passkeys of the last seven days.',
      ),
      de: inGerman(
        'Dein Konto hat einen neuen Passkey',
        'Jemand hat deinem Konto bei {siteName} einen Passkey hinzugefügt. Mit ihm kann man sich ohne dein Passwort anmelden. Auf deiner Kontoseite kannst du ihn entfernen. Ein neues Passwort, das du per E-Mail wählst, entfernt auch die Passkeys der letzten sieben Tage.',
      ),
    },
    'account-changed.passkey-removed': {
      label: 'Passkey removed',
      required: ['link'],
      sample: { change: 'passkey-removed' },
      en: inEnglish(
        'A passkey was removed from your account',
        'A passkey of your {siteName} account was removed. It no longer signs in. Your password still works.',
      ),
      de: inGerman(
        'Ein Passkey wurde von deinem Konto entfernt',
        'Ein Passkey deines Kontos bei {siteName} wurde entfernt. Mit ihm kann man sich nicht mehr anmelden. Dein Passwort gilt weiterhin.',
      ),
    },
  },
  sample: { firstName, change: 'password' },
  draw: ({ firstName, change }, { t }) => ({
    key: `account-changed.${change}`,
    values: { firstName },
    blocks: { link: newPassword(t) },
  }),
})
