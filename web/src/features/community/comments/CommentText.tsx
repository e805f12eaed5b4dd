import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { splitMentions } from '#contracts/community/mentions.ts'
import type { Comment } from '#contracts/community/comments.ts'
import type { Post } from '#contracts/content/posts.ts'
import { type Seek, watchableSeconds } from '../../../lib/momentLink.ts'
import { TimedText } from '../../../ui/TimedText.tsx'

type CommentTextProps = { comment: Comment; post: Post; onSeek: Seek | undefined }

/** Mentions lead to their people, and timestamps to moments of the film. */
export function CommentText({ comment: { content, mentions }, post, onSeek }: CommentTextProps) {
  return splitMentions(content, mentions).map(({ text, id }, index) => (
    <Fragment key={index}>
      {id === null ? (
        <TimedText text={text} path={`/content/${post.id}`} duration={watchableSeconds(post)} onSeek={onSeek} />
      ) : (
        <Link to={`/hunters/${id}`}>{text}</Link>
      )}
    </Fragment>
  ))
}
