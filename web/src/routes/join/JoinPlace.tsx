import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { useJoinSheet, type JoinFor } from '../../lib/joinSheet.ts'
import { theme } from '../../theme.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { JoinSheetProps } from './JoinSheet.tsx'

/** Loads with its first use. */
const JoinSheet = lazyPart<JoinSheetProps>(async () => (await import('./JoinSheet.tsx')).JoinSheet, {
  fallback: <Loading />,
  Missing: FollowLink,
})

type JoinPlaceProps = {
  /** The post that opens afterwards. */
  post?: Pick<Post, 'id' | 'title'> | undefined
  /** Whether this visitor has what they would join for. */
  isUnlocked: (joinFor: JoinFor) => boolean
  /** Before the page reads everything again. */
  onJoined?: (how: 'paid' | 'signedIn') => void
}

/** Where the sheet opens over a page: outside of the locks, which go away with the membership. */
export function JoinPlace({ post, isUnlocked, onJoined }: JoinPlaceProps) {
  const { joinFor, followLink } = useJoinSheet()
  if (joinFor === null) return null
  return (
    <JoinSheet post={post} isUnlocked={isUnlocked(joinFor)} onJoined={(how) => onJoined?.(how)} onLeave={followLink} />
  )
}

/** The page where one signs in or subscribes needs no other part. */
function FollowLink({ onLeave }: JoinSheetProps) {
  // Once.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onLeave, [])
  return null
}

function Loading() {
  return (
    <Shade>
      <Spinner />
    </Shade>
  )
}

const Shade = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  display: grid;
  place-items: center;
  background: rgb(10 14 16 / 0.6);
  color: ${theme.fixed.chalk};
  font-size: 2rem;
`
