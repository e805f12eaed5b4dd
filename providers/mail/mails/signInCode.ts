import { text } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const signInCode = mail('sign-in-code', {
  wordings: {
    'sign-in-code': {
      label: 'Code to sign in',
      required: ['digits'],
      en: {
        subject: '{code} is your sign-in code',
        title: 'Your code, {firstName}',
        body: [
          'Enter this code where you asked for it:',
          '{digits}',
          'It works once and expires in 10 minutes. Never give it to anyone: we don’t ask for it.',
          'If this wasn’t you, ignore this email.',
        ],
      },
      de: {
        subject: '{code} ist dein Anmeldecode',
        title: 'Dein Code, {firstName}',
        body: [
          'Gib diesen Code dort ein, wo du ihn angefordert hast:',
          '{digits}',
          'Er gilt einmal und läuft nach 10 Minuten ab. Gib ihn niemandem: Wir fragen nie danach.',
          'Wenn du das nicht warst, ignoriere diese E-Mail.',
        ],
      },
    },
  },
  sample: { firstName, token: '204816' },
  draw: ({ firstName, token }) => ({
    key: 'sign-in-code',
    values: { firstName, code: token },
    blocks: { digits: [text(token)] },
  }),
})
