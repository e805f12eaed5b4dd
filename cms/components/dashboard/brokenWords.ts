import type { Broken } from '#domain/operations/home/readBroken.ts'
import { waitingTime } from '../threads/waitingTime.ts'

type Words = { title: string; text: string; href: string | null }

const EMAILS = '/cms/collections/mail-outbox'
const UNSENT = new URLSearchParams({ 'where[sentAt][exists]': 'false', 'where[problem][exists]': 'true' })

/** What failed, why as far as it is known, and where to look. */
export function brokenWords(broken: Broken, now: Date): Words {
  switch (broken.kind) {
    case 'film':
      return { title: broken.title, text: broken.problem, href: `/cms/collections/posts/${broken.postId}` }
    case 'emails':
      return {
        title: countOf(broken.count, 'email was not sent', 'emails were not sent'),
        text: `The last problem: ${broken.problem}`,
        href: `${EMAILS}?${UNSENT.toString()}`,
      }
    case 'mailboxes':
      return {
        title: countOf(
          broken.bounced + broken.complained,
          'address no longer gets optional emails',
          'addresses no longer get optional emails',
        ),
        text: `In the last week: ${broken.bounced} bounced, ${broken.complained} marked an email as spam.`,
        href: null,
      }
    case 'webhook':
      return {
        title: 'A webhook fails',
        text: `${broken.url} has accepted nothing for ${waitingTime(broken.since, now)}.`,
        href: '/cms/webhooks',
      }
    case 'sync':
      return {
        title: 'The catalog could not be synced',
        text: `${waitingTime(broken.at, now)} ago. ${broken.problem}`.trim(),
        href: '/cms/collections/sync-runs',
      }
    case 'jobs':
      return {
        title: countOf(broken.count, 'job of the server gave up', 'jobs of the server gave up'),
        text: `${broken.names.join(', ')}. The server’s log says why.`,
        href: null,
      }
  }
}

const countOf = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`
