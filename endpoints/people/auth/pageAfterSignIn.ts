import { inLanguage, splitLanguage } from '#contracts/shared/languages.ts'
import { joinPath, postIdOf } from '#contracts/people/joinTarget.ts'
import { paths } from '#contracts/shared/paths.ts'
import { findLockedPost } from '#domain/content/join/findLockedPost.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { Req } from '#domain/platform/Req.ts'

/** Employees who must set up two-step sign-in do that first. Who came for a post that needs a membership subscribes next. */
export async function pageAfterSignIn(req: Req, user: Actor, redirect: string): Promise<string> {
  if (user.owesSecondFactor) return `${paths.secondFactor}?${new URLSearchParams({ redirect }).toString()}`
  const { language, path } = splitLanguage(redirect)
  const postId = postIdOf(path)
  // Members who pressed Subscribe have what they came for.
  if (path === '/subscribe' && (user.isSubscriber || user.isEmployee)) return inLanguage(language, '/content')
  if (postId === null) return redirect
  if (await findLockedPost({ ...req, user }, path)) return inLanguage(language, joinPath(postId))
  return path === joinPath(postId) ? inLanguage(language, `/content/${postId}`) : redirect
}
