import type { Formats } from '../../platform/view/formats.ts'

/** Times as ISO strings. */
export type Chosen = {
  status?: string
  isSubscriberOnly?: boolean
  publishAt?: string | null
  publicAt?: string | null
}

/** Sentences that describe who can see a post. Must match `domain/content/posts/mayWatch.ts`. */
export function audienceOf(chosen: Chosen, now: Date, words: Formats): string {
  const { t } = words
  const then = watchers(chosen, now, words)
  switch (chosen.status) {
    case 'draft':
    case 'pending':
      return `${t('Only its author and employees see it until you publish it. Then:')} ${then}`
    case 'processing':
      return `${t('Only its author and employees see it until its video is ready. Then:')} ${then}`
    case 'scheduled':
      return chosen.publishAt
        ? `${t('Only its author and employees see it until {at}. Then:', { at: words.moment(chosen.publishAt) })} ${then}`
        : `${t('Only its author and employees see it until the time you choose. Then:')} ${then}`
    default:
      return then
  }
}

function watchers({ isSubscriberOnly, publicAt }: Chosen, now: Date, { t, moment }: Formats): string {
  if (publicAt && new Date(publicAt) > now)
    return t('Subscribers can watch it, and everyone from {at} on. Others see the title, text and cover.', {
      at: moment(publicAt),
    })
  return t(
    isSubscriberOnly && !publicAt
      ? 'Subscribers can watch it. Others see the title, text and cover.'
      : 'Everyone can watch it.',
  )
}
