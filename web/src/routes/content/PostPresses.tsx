import { styled } from 'styled-components'
import type { FullPost } from '#contracts/content/posts.ts'
import { ReactionButton } from '../../features/community/reactions/ReactionButton.tsx'
import { SharePostButton } from '../../features/content/sharing/SharePostButton.tsx'
import { WatchLaterButton } from '../../features/content/watchLater/WatchLaterButton.tsx'
import { t } from '../../lib/text.ts'
import { theme } from '../../theme.ts'

type PostPressesProps = { post: FullPost; isSignedIn: boolean }

/** What takes one press: below the title of a post. */
export function PostPresses({ post, isSignedIn }: PostPressesProps) {
  return (
    <Row role="group" aria-label={t('This post')}>
      {!post.locked && <ReactionButton post={post} isSignedIn={isSignedIn} />}
      <WatchLaterButton post={post} isSignedIn={isSignedIn} />
      <SharePostButton post={post} />
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  min-block-size: 2.25rem;

  /* Sharing has no border, so a phone has room for all three in one row. */
  > :last-child {
    padding-inline: ${theme.space[1]} 0;
  }
`
