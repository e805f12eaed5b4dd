import { paths } from '#contracts/paths.ts'
import type { Post } from '#contracts/posts.ts'
import type { Visitor } from '../../lib/visitor.ts'

/** Where a post's card leads this visitor: to sign-in, to subscribing, or to the post. */
export function postAddress(post: Post, { user }: Pick<Visitor, 'user'>): string {
  if (!post.locked) return `/content/${post.id}`
  return user ? '/subscribe' : paths.login
}

/** The badge of a list row says what is missing to watch it. */
export function accessLabel(post: Post, { user }: Pick<Visitor, 'user'>): string {
  if (!post.locked) return 'Subscribers Only'
  return user ? 'Subscribe Required' : 'Sign In Required'
}
