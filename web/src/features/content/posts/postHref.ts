import { paths } from '#contracts/shared/paths.ts'
import type { Post } from '#contracts/content/posts.ts'
import type { Visitor } from '../../../lib/visitor.ts'
import { pagePath, t } from '../../../lib/text.ts'

export function postHref(post: Post, { user }: Pick<Visitor, 'user'>): string {
  if (!post.locked) return `/content/${post.id}`
  return user ? '/subscribe' : `${paths.login}?redirect=${pagePath(`/content/${post.id}`)}`
}

export function accessLabel(post: Post, { user }: Pick<Visitor, 'user'>): string {
  if (!post.locked) return t('Subscribers Only')
  return user ? t('Subscribe Required') : t('Sign In Required')
}
