import type { MailingStatus } from '#contracts/outreach/mailings.ts'
import { formatsIn } from '../../platform/view/formats.ts'
import { textIn, type Translate } from '../../platform/view/textIn.ts'

export const peopleIn = (count: number, t: Translate = textIn('en')): string =>
  t(count === 1 ? '{count} person' : '{count} people', { count })

/** How a post or a letter was emailed, or will be. `isReady`: it can be emailed now. */
export function mailingText(sent: NonNullable<MailingStatus['sent']>, isReady: boolean, language = 'en'): string {
  const { t, moment } = formatsIn(language)
  const at = moment(sent.startsAt)
  if (!sent.isStarted) {
    const isLater = new Date(sent.startsAt) > new Date(sent.requestedAt)
    if (!isLater) return t(isReady ? 'Goes out within a minute.' : 'Goes out within a minute of publishing.')
    return t(isReady ? 'Goes out on {at}.' : 'Goes out on {at}. It waits for the post to be published, too.', { at })
  }
  const people = peopleIn(sent.recipients, t)
  return t(sent.isFinished ? 'Emailed to {people} on {at}.' : 'The emails are being prepared: {people} so far.', {
    people,
    at,
  })
}
