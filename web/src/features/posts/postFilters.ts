import type { PostFilter } from '#contracts/postPages.ts'

type Choice = { readonly value: PostFilter; readonly label: string }

/** For the home feed. Popular posts exceed the view count in the site settings, most viewed first. */
export const FEED_FILTERS: readonly Choice[] = [
  { value: 'all', label: 'Most Recent' },
  { value: 'popular', label: 'Most Popular' },
  { value: 'subscribers', label: 'Subscribers Only' },
]

export const CONTENT_FILTERS: readonly Choice[] = [
  { value: 'all', label: 'All Content' },
  { value: 'videos', label: 'Videos Only' },
  { value: 'galleries', label: 'Photo Galleries' },
  { value: 'subscribers', label: 'Subscribers Only' },
  { value: 'public', label: 'Public Content' },
]
