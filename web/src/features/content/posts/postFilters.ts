import type { PostFilter } from '#contracts/content/postPages.ts'
import { msg } from '#contracts/shared/msg.ts'

type Choice = { readonly value: PostFilter; readonly label: string }

/** For the home feed. Popular posts exceed the view count in the site settings, most viewed first. */
export const FEED_FILTERS: readonly Choice[] = [
  { value: 'all', label: msg('Most Recent') },
  { value: 'popular', label: msg('Most Popular') },
  { value: 'subscribers', label: msg('Subscribers Only') },
]

export const CONTENT_FILTERS: readonly Choice[] = [
  { value: 'all', label: msg('All Content') },
  { value: 'videos', label: msg('Videos Only') },
  { value: 'galleries', label: msg('Photo Galleries') },
  { value: 'subscribers', label: msg('Subscribers Only') },
  { value: 'public', label: msg('Public Content') },
]
