import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { splitLanguage } from '#contracts/languages.ts'
import { postIdOf } from '#contracts/joinTarget.ts'
import type { MembershipPrices } from '#contracts/membershipPrices.ts'
import type { Post } from '#contracts/posts.ts'
import { findLockedPost } from '#domain/content/join/findLockedPost.ts'
import { readMembershipPrices } from '#domain/membership/subscriptions/readMembershipPrices.ts'
import { presentPost } from '#endpoints/content/posts/presentPost.ts'
import { safeRedirect } from '#endpoints/safeRedirect.ts'
import { createRequestContext } from '../http/createRequestContext.ts'

export type JoinOffer = {
  post: Pick<Post, 'title' | 'language' | 'type' | 'coverImageUrl'>
  prices: MembershipPrices
  isNewVisitor: boolean
}

/** What a page shows someone who came for a post that needs a membership: of the post only what lists show everyone. */
export async function readJoinOffer(payload: Payload, request: Request, response: Response): Promise<JoinOffer | null> {
  const { path: redirect, language } = splitLanguage(safeRedirect(request.query['redirect']))
  if (postIdOf(redirect) === null) return null
  const req = await createRequestContext(payload, request, response)
  const post = await findLockedPost({ ...req, user: null }, redirect)
  if (!post) return null
  const prices = await readMembershipPrices(req.pool)
  return { post: presentPost(post, null, req.now, language), prices, isNewVisitor: !req.web.device.isKnown }
}
