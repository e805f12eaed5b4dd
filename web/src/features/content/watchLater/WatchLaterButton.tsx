import { Bookmark } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { Post } from '#contracts/content/posts.ts'
import { paths } from '#contracts/shared/paths.ts'
import { keepPress, takePress } from '../../../lib/keptPress.ts'
import { pagePath, t } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonAnchor } from '../../../ui/ButtonAnchor.tsx'
import { useWatchLater } from './useWatchLater.ts'

type WatchLaterButtonProps = { post: Pick<Post, 'id'>; isSignedIn: boolean }

/** On a post's page. Signed out, the press is kept until somebody has signed in. */
export function WatchLaterButton({ post: { id }, isSignedIn }: WatchLaterButtonProps) {
  const { isListed, isKnown, setListed } = useWatchLater(id, isSignedIn)
  const pressKept = useEffectEvent(() => {
    if (takePress('watch-later', id) && !isListed) setListed(true)
  })
  useEffect(() => {
    if (isSignedIn && isKnown) pressKept()
  }, [isSignedIn, isKnown])

  if (!isSignedIn)
    return (
      <ButtonAnchor
        href={`${paths.login}?redirect=${pagePath(`/content/${id}`)}`}
        $tone="outline"
        $size="compact"
        onClick={() => keepPress('watch-later', id)}
      >
        <Bookmark size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('Watch later')}
      </ButtonAnchor>
    )
  return (
    <Button tone="outline" size="compact" aria-pressed={isListed} onClick={() => setListed(!isListed)}>
      <Bookmark size={18} strokeWidth={1.75} aria-hidden="true" fill={isListed ? 'currentColor' : 'none'} />
      {isListed ? t('On your list for later') : t('Watch later')}
    </Button>
  )
}
