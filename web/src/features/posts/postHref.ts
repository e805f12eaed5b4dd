import { paths } from '#contracts/paths.ts'
import type { Post } from '#contracts/posts.ts'
import type { Visitor } from '../../lib/visitor.ts'

export function postHref(post: Post, { user }: Pick<Visitor, 'user'>): string {
  if (!post.locked) return `/content/${post.id}`
  return user ? '/subscribe' : `${paths.login}?redirect=/content/${post.id}`
}

export function accessLabel(post: Post, { user }: Pick<Visitor, 'user'>): string {
  if (!post.locked) return 'Subscribers Only'
  return user ? 'Subscribe Required' : 'Sign In Required'
}
