import type { Post } from '#contracts/posts.ts'

export const FEED_FILTERS = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'popular', label: 'Most Popular' },
  { value: 'subscribers', label: 'Subscribers Only' },
] as const
export type FeedFilter = (typeof FEED_FILTERS)[number]['value']

/** Popular means more views than the site's settings say, most seen first. */
export function filterFeed(posts: Post[], filter: FeedFilter, popularFromViews: number): Post[] {
  if (filter === 'subscribers') return posts.filter(({ isSubscriberOnly }) => isSubscriberOnly)
  if (filter === 'recent') return posts
  return posts
    .filter(({ viewCount }) => viewCount > popularFromViews)
    .toSorted((one, other) => other.viewCount - one.viewCount)
}

export const CONTENT_FILTERS = [
  { value: 'all', label: 'All Content' },
  { value: 'videos', label: 'Videos Only' },
  { value: 'galleries', label: 'Photo Galleries' },
  { value: 'subscribers', label: 'Subscribers Only' },
  { value: 'public', label: 'Public Content' },
] as const
export type ContentFilter = (typeof CONTENT_FILTERS)[number]['value']

export function isContentFilter(value: string | null): value is ContentFilter {
  return CONTENT_FILTERS.some((filter) => filter.value === value)
}

export function filterContent(posts: Post[], filter: ContentFilter): Post[] {
  return posts.filter(({ type, isSubscriberOnly }) => {
    if (filter === 'videos') return type === 'video'
    if (filter === 'galleries') return type !== 'video'
    if (filter === 'subscribers') return isSubscriberOnly
    if (filter === 'public') return !isSubscriberOnly
    return true
  })
}
