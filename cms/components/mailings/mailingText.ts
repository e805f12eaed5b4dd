import type { MailingStatus } from '#contracts/outreach/mailings.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export const peopleIn = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`

/** How a post or a letter was emailed, or will be. `isReady`: it can be emailed now. */
export function mailingText(sent: NonNullable<MailingStatus['sent']>, isReady: boolean): string {
  const starts = moment.format(new Date(sent.startsAt))
  if (!sent.isStarted) {
    const isLater = new Date(sent.startsAt) > new Date(sent.requestedAt)
    if (!isLater) return isReady ? 'Goes out within a minute.' : 'Goes out within a minute of publishing.'
    return `Goes out on ${starts}.${isReady ? '' : ' It waits for the post to be published, too.'}`
  }
  const to = peopleIn(sent.recipients)
  return sent.isFinished ? `Emailed to ${to} on ${starts}.` : `The emails are being prepared: ${to} so far.`
}
