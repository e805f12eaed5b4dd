import type { PostEmailStatus } from '#contracts/postEmails.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** What the panel says about the emails of a post. */
export function postEmailText({ sent, audiences }: PostEmailStatus, isPublished: boolean): string {
  if (sent) {
    const to = `${sent.recipients} ${sent.recipients === 1 ? 'person' : 'people'}`
    return sent.isFinished
      ? `Emailed to ${to} on ${moment.format(new Date(sent.requestedAt))}.`
      : `The emails are being prepared: ${to} so far.`
  }
  if (!isPublished) return 'Once the post is published, you can email it to those who want emails about new posts.'
  if (audiences.everyone === 0) return 'No one has asked for emails about new posts yet.'
  return 'Goes to those who want an email at once. Weekly readers get it on Monday anyway.'
}
