import { cutText } from '#contracts/shared/cutText.ts'
import { MAX_DESCRIPTION, MAX_POST_TITLE } from '#contracts/shared/textLimits.ts'
import { storyProblem } from '#domain/content/stories/storyProblem.ts'
import type { Decision } from '../decideMember.ts'
import { picturesOf } from './picturesOf.ts'
import type { PostLine, ReadPost } from './PostLine.ts'

/** A post of an export, with what deciding about it needs. */
export type CheckedPost = Pick<PostLine, 'source' | 'publishedAt' | 'isMembersOnly' | 'lost'> & {
  line: number
  /** What happens with it, whatever the site has; null if it can be imported. */
  verdict: Decision | null
  /** In its text, or as its cover. */
  hasPicture: boolean
  /** A `PostLine`, as it is stored. What is not imported is without its text and cover. */
  json: string
  bareJson: string
}

/** In the thread that read it: walking and writing a megabyte would delay requests. */
export function checkPost({ line, post: read, problem }: ReadPost): CheckedPost {
  const verdict = verdictOn(read, problem)
  const post = {
    ...read,
    source: cutText(read.source, MAX_SOURCE),
    title: cutText(read.title, MAX_POST_TITLE),
    description: cutText(read.description, MAX_DESCRIPTION),
  }
  const { source, publishedAt, isMembersOnly, lost } = post
  const bareJson = JSON.stringify({ ...post, body: null, cover: null })
  return {
    line,
    source,
    publishedAt,
    isMembersOnly,
    lost,
    verdict,
    hasPicture: post.cover !== null || picturesOf(post).length > 0,
    json: verdict ? bareJson : JSON.stringify(post),
    bareJson,
  }
}

/** Of characters; it is an address or a number. */
const MAX_SOURCE = 500

function verdictOn(post: PostLine, problem: string | null): Decision | null {
  if (problem) return { action: 'refuse', reason: problem }
  if (post.leftOut) return { action: 'skip', reason: post.leftOut }
  if (post.source.length > MAX_SOURCE)
    return { action: 'refuse', reason: 'What names the post is longer than 500 characters.' }
  if (post.title === '') return { action: 'refuse', reason: 'There is no title.' }
  if (post.title.length > MAX_POST_TITLE)
    return { action: 'refuse', reason: 'The title is longer than 200 characters.' }
  const bodyProblem = storyProblem(post.body)
  return bodyProblem ? { action: 'refuse', reason: bodyProblem } : null
}
