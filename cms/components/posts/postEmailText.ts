import type { PostEmailStatus } from '#contracts/postEmails.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** What the panel says about the emails of a post. */
export function postEmailText({ sent, audiences }: PostEmailStatus, isPublished: boolean): string {
  if (sent && !sent.isStarted) {
    const isLater = new Date(sent.startsAt) > new Date(sent.requestedAt)
    return `Goes out ${isLater ? `on ${moment.format(new Date(sent.startsAt))}` : 'within a minute of publishing'}.${isLater && !isPublished ? ' It waits for the post to be published, too.' : ''}`
  }
  if (sent) {
    const to = `${sent.recipients} ${sent.recipients === 1 ? 'person' : 'people'}`
    return sent.isFinished
      ? `Emailed to ${to} on ${moment.format(new Date(sent.startsAt))}.`
      : `The emails are being prepared: ${to} so far.`
  }
  if (audiences.everyone === 0) return 'No one has asked for emails about new posts yet.'
  return 'Goes to those who want an email at once about this kind of post. Weekly readers get it on Monday anyway.'
}
