import type { Broken } from '#domain/operations/home/readBroken.ts'
import { waitingTime } from '../../community/threads/waitingTime.ts'
import { textIn, type Translate } from '../../platform/view/textIn.ts'

type Words = { title: string; text: string; href: string | null }

const EMAILS = '/cms/collections/mail-outbox'
const UNSENT = new URLSearchParams({ 'where[sentAt][exists]': 'false', 'where[problem][exists]': 'true' })

/** What failed, why as far as it is known, and where to look. */
export function brokenWords(broken: Broken, now: Date, t: Translate = textIn('en')): Words {
  switch (broken.kind) {
    case 'film':
      return { title: broken.title, text: broken.problem, href: `/cms/collections/posts/${broken.postId}` }
    case 'emails':
      return {
        title: t(broken.count === 1 ? '{count} email was not sent' : '{count} emails were not sent', {
          count: broken.count,
        }),
        text: t('The last problem: {problem}', { problem: broken.problem }),
        href: `${EMAILS}?${UNSENT.toString()}`,
      }
    case 'mailboxes': {
      const { bounced, complained } = broken
      const count = bounced + complained
      return {
        title: t(
          count === 1
            ? '{count} address no longer gets optional emails'
            : '{count} addresses no longer get optional emails',
          { count },
        ),
        text: t('In the last week: {bounced} bounced, {complained} marked an email as spam.', { bounced, complained }),
        href: null,
      }
    }
    case 'webhook':
      return {
        title: t('A webhook fails'),
        text: t('{url} has accepted nothing for {time}.', { url: broken.url, time: waitingTime(broken.since, now, t) }),
        href: '/cms/webhooks',
      }
    case 'sync':
      return {
        title: t('The catalog could not be synced'),
        text: `${t('{time} ago.', { time: waitingTime(broken.at, now, t) })} ${broken.problem}`.trim(),
        href: '/cms/collections/sync-runs',
      }
    case 'jobs':
      return {
        title: t(broken.count === 1 ? '{count} job of the server gave up' : '{count} jobs of the server gave up', {
          count: broken.count,
        }),
        text: t('{names}. The server’s log says why.', { names: broken.names.join(', ') }),
        href: null,
      }
  }
}
