import { Bookmark } from 'lucide-react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useWatchLater } from './useWatchLater.ts'

/** On a cover, for people who are signed in. */
export function WatchLaterMark({ post: { id, title } }: { post: Post }) {
  const { isListed, setListed } = useWatchLater(id)
  return (
    <Corner
      aria-label={t('Watch later: {title}', { title })}
      aria-pressed={isListed}
      onClick={() => setListed(!isListed)}
    >
      <Bookmark size={18} strokeWidth={1.75} aria-hidden="true" fill={isListed ? 'currentColor' : 'none'} />
    </Corner>
  )
}

const Corner = styled(IconButton)`
  position: absolute;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: 2;
  background: rgb(10 14 16 / 0.84);
  color: ${theme.fixed.chalk};

  /* Beside the menu of employees. */
  article:has(> [aria-haspopup='menu']) & {
    inset-inline-start: calc(${theme.space[2]} * 2 + 2.75rem);
  }

  &:hover {
    background: ${theme.fixed.basalt};
  }

  &[aria-pressed='true'] {
    border-color: transparent;
    background: rgb(10 14 16 / 0.84);
    color: ${theme.fixed.ember};
  }

  @media (hover: hover) {
    article:not(:hover, :focus-within) &[aria-pressed='false'] {
      opacity: 0;
    }
  }
`
