import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { splitLanguage } from '#contracts/shared/languages.ts'
import { postIdOf } from '#contracts/people/joinTarget.ts'
import type { MembershipPrices } from '#contracts/membership/membershipPrices.ts'
import type { Post } from '#contracts/content/posts.ts'
import { findLockedPost } from '#domain/content/join/findLockedPost.ts'
import { readMembershipPrices } from '#domain/membership/subscriptions/readMembershipPrices.ts'
import { presentPost } from '#endpoints/content/posts/presentPost.ts'
import { safeRedirect } from '#endpoints/safeRedirect.ts'
import { createRequestContext } from '../http/createRequestContext.ts'

export type JoinOffer = {
  /** That someone came for; null for the membership itself. */
  post: Pick<Post, 'title' | 'language' | 'type' | 'coverImageUrl'> | null
  prices: MembershipPrices
  isNewVisitor: boolean
}

/** What a page shows someone who came to subscribe, or for a post that needs it: of the post only what lists show everyone. */
export async function readJoinOffer(payload: Payload, request: Request, response: Response): Promise<JoinOffer | null> {
  const { path: redirect, language } = splitLanguage(safeRedirect(request.query['redirect']))
  const isForPost = postIdOf(redirect) !== null
  if (!isForPost && !/^\/subscribe(?:\?plan=\w+)?$/.test(redirect)) return null
  const req = await createRequestContext(payload, request, response)
  const post = isForPost ? await findLockedPost({ ...req, user: null }, redirect) : null
  if (isForPost && !post) return null
  const prices = await readMembershipPrices(req.pool)
  return { post: post && presentPost(post, null, req.now, language), prices, isNewVisitor: !req.web.device.isKnown }
}
