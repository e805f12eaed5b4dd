import { useQuery } from '@tanstack/react-query'
import { Gem } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import { paths } from '#contracts/shared/paths.ts'
import type { FullPost } from '#contracts/content/posts.ts'
import { formatNumber } from '../../../lib/formatNumber.ts'
import { keepPress, takePress } from '../../../lib/keptPress.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showError } from '../../../lib/showError.ts'
import { pagePath, t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonAnchor } from '../../../ui/ButtonAnchor.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { reactionQuery, useReact } from './queries.ts'

type ReactionButtonProps = { post: Pick<FullPost, 'id' | 'reactionCount'>; isSignedIn: boolean }

/** On a post's page. Signed out, the press is kept until somebody has signed in. */
export function ReactionButton({ post: { id, reactionCount }, isSignedIn }: ReactionButtonProps) {
  const { data } = useQuery({ ...reactionQuery(id), enabled: isSignedIn })
  const react = useReact(id, reactionCount)
  const { count, isMine } = data ?? { count: reactionCount, isMine: false }

  function setMine(next: boolean) {
    runMutation(react, next, { onError: (error) => handleSessionExpired(error) || showError(error) })
  }

  const isKnown = data !== undefined
  const pressKept = useEffectEvent(() => {
    if (takePress('reaction', id) && !isMine) setMine(true)
  })
  useEffect(() => {
    if (isSignedIn && isKnown) pressKept()
  }, [isSignedIn, isKnown])

  const label = (
    <>
      <Gem size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('Great find')}
      {count > 0 && (
        <>
          <Count aria-hidden="true">{formatNumber(count)}</Count>
          <VisuallyHidden>
            {t('{count, plural, one {# person says so} other {# people say so}}', { count })}
          </VisuallyHidden>
        </>
      )}
    </>
  )
  if (!isSignedIn)
    return (
      <ButtonAnchor
        href={`${paths.login}?redirect=${pagePath(`/content/${id}`)}`}
        $tone="outline"
        $size="compact"
        onClick={() => keepPress('reaction', id)}
      >
        {label}
      </ButtonAnchor>
    )
  return (
    <Pressable tone="outline" size="compact" aria-pressed={isMine} onClick={() => setMine(!isMine)}>
      {label}
    </Pressable>
  )
}

const Pressable = styled(Button)`
  &[aria-pressed='true'] {
    border-color: ${theme.color.carnelian};
    color: ${theme.color.carnelian};
  }
`
const Count = styled.span`
  font-variant-numeric: tabular-nums;
`
