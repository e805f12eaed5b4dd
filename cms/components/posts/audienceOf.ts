/** Times as ISO strings. */
export type Chosen = {
  status?: string
  isSubscriberOnly?: boolean
  publishAt?: string | null
  publicAt?: string | null
}

/** One sentence that describes who can see a post. Must match `domain/content/posts/mayWatch.ts`. */
export function audienceOf(chosen: Chosen, now: Date): string {
  switch (chosen.status) {
    case 'draft':
    case 'pending':
      return `Only its author and employees see it until you publish it. Then: ${watchers(chosen, now)}`
    case 'processing':
      return `Only its author and employees see it until its video is ready. Then: ${watchers(chosen, now)}`
    case 'scheduled':
      return `Only its author and employees see it until ${moment(chosen.publishAt)}. Then: ${watchers(chosen, now)}`
    default:
      return watchers(chosen, now)
  }
}

function watchers({ isSubscriberOnly, publicAt }: Chosen, now: Date): string {
  if (publicAt && new Date(publicAt) > now) {
    return `subscribers can watch it, and everyone from ${moment(publicAt)} on. Others see the title, text and cover.`
  }
  if (isSubscriberOnly && !publicAt) return 'subscribers can watch it. Others see the title, text and cover.'
  return 'everyone can watch it.'
}

const moment = (at: string | null | undefined): string =>
  at ? new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }) : 'the time you choose'
