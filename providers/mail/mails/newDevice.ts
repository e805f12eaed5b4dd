import { deviceName } from '#contracts/people/deviceName.ts'
import { button, table } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const newDevice = mail('new-device', {
  wordings: {
    'new-device': {
      label: 'Sign-in from a new device',
      required: ['details', 'link'],
      en: {
        subject: 'A new device signed in to your account',
        title: 'Was this you, {firstName}?',
        body: [
          'Someone signed in to your account from a new device.',
          '{details}',
          'If this was you, ignore this email.',
          'If it wasn’t you, press the button within a week. It signs out every device, and your old password stops working.',
          '{link}',
        ],
      },
      de: {
        subject: 'Ein neues Gerät hat sich bei deinem Konto angemeldet',
        title: 'Warst du das, {firstName}?',
        body: [
          'Jemand hat sich mit einem neuen Gerät bei deinem Konto angemeldet.',
          '{details}',
          'Wenn du das warst, ignoriere diese E-Mail.',
          'Wenn du es nicht warst, drück innerhalb einer Woche den Knopf. Dann werden alle Geräte abgemeldet, und dein altes Passwort gilt nicht mehr.',
          '{link}',
        ],
      },
    },
  },
  sample: {
    firstName,
    device: { browser: 'Firefox', system: 'Linux' },
    network: '203.0.113.7',
    at: '2026-06-14T09:41:00.000Z',
    token: 'sample',
  },
  draw: ({ firstName, network, token, ...signIn }, { t, moment }) => {
    const device = deviceName(signIn.device, t)
    const at = moment(signIn.at)
    return {
      key: 'new-device',
      values: { firstName, device, network, at },
      blocks: {
        details: table(
          { label: t('Device'), value: device },
          { label: t('Network'), value: network },
          { label: t('When'), value: at },
        ),
        link: button(t('This wasn’t me'), `/api/deny-sign-in?token=${token}`),
      },
    }
  },
})
