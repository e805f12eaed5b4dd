import { newPassword } from '../mailBlocks.ts'
import { mail, type Words } from '../mail.ts'
import { firstName } from '../samples.ts'

const inEnglish = (subject: string, ...text: string[]): Words => ({
  subject,
  title: 'About your account, {firstName}',
  body: [...text, '{link}'],
})

const inGerman = (subject: string, ...text: string[]): Words => ({
  subject,
  title: 'Zu deinem Konto, {firstName}',
  body: [...text, '{link}'],
})

export const failedSignIns = mail('failed-sign-ins', {
  wordings: {
    'failed-sign-ins.password': {
      label: 'Many wrong passwords',
      required: ['link'],
      en: inEnglish(
        'Someone is trying to sign in to your account',
        'Someone entered a wrong password for your account many times today. They did not get in. We now slow down sign-ins from devices you have not used before; your own devices work as usual.',
        'If your password is short or you use it on other sites, choose a new one.',
      ),
      de: inGerman(
        'Jemand versucht, sich bei deinem Konto anzumelden',
        'Jemand hat heute viele Male ein falsches Passwort für dein Konto eingegeben und ist nicht hineingekommen. Wir bremsen jetzt Anmeldungen von Geräten, die du noch nie benutzt hast; deine eigenen Geräte funktionieren wie immer.',
        'Wenn dein Passwort kurz ist oder du es auch auf anderen Websites verwendest, wähle ein neues.',
      ),
    },
    'failed-sign-ins.code': {
      label: 'Right password, wrong codes',
      required: ['link'],
      sample: { step: 'code' },
      en: inEnglish(
        'Someone entered your password and wrong codes',
        'Someone entered the right password for your account and then several wrong codes. They did not get in.',
        'If this wasn’t you, someone knows your password. Choose a new one now.',
      ),
      de: inGerman(
        'Jemand hat dein Passwort und falsche Codes eingegeben',
        'Jemand hat das richtige Passwort für dein Konto und dann mehrere falsche Codes eingegeben und ist nicht hineingekommen.',
        'Wenn du das nicht warst, kennt jemand dein Passwort. Wähle jetzt ein neues.',
      ),
    },
  },
  sample: { firstName, step: 'password' },
  draw: ({ firstName, step }, { t }) => ({
    key: `failed-sign-ins.${step}`,
    values: { firstName },
    blocks: { link: newPassword(t) },
  }),
})
