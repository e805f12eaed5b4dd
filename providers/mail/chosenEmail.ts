import { msg } from '#contracts/shared/msg.ts'
import type { Translate } from '#texts/textsIn.ts'
import type { MailParts } from './mail.ts'

/** Of emails that somebody chose to get: a press ends them. */
export const chosenEmail = (token: string, note: string, t: Translate): Pick<MailParts, 'unsubscribe' | 'footer'> => {
  const url = `/api/unsubscribe?token=${token}`
  return {
    unsubscribe: url,
    footer: {
      note,
      links: [
        { label: t('Unsubscribe'), url },
        { label: t('Choose what we send you'), url: `/emails?key=${token}` },
      ],
    },
  }
}

export const FOR_MEMBERS = msg('This one is for members.')
/** Why a story ends where it does. */
export const RESTS = { members: msg('The rest is for members.'), long: msg('There’s more on the site.') }
