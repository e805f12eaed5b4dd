import { useMemo } from 'react'
import { styled } from 'styled-components'
import { agate } from '#contracts/platform/agate.ts'
import type { PlayableGuess } from '#contracts/community/guesses.ts'
import { theme } from '../../../theme.ts'
import { Picture } from '../../../ui/Picture.tsx'

type ClosedStoneProps = {
  post: NonNullable<PlayableGuess['guess']>['post']
  isOpen: boolean
  /** Not for someone who comes back to a stone that is open already. */
  isAnimated: boolean
}

/** Two halves of rock in front of the cover of the film that opens them. */
export function ClosedStone({ post, isOpen, isAnimated }: ClosedStoneProps) {
  const lines = useMemo(() => agate(`${post.id} rind`).map((path) => <path key={path} d={path} />), [post.id])
  const half = (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice">
      {lines}
    </svg>
  )
  return (
    <Frame data-on="basalt" data-open={isOpen || undefined} data-animated={isAnimated || undefined}>
      <Picture src={post.coverImageUrl} alt="" seed={`${post.id} inside`} ramp="carnelian" width={640} height={400} />
      <span aria-hidden="true">{half}</span>
      <span aria-hidden="true">{half}</span>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${theme.color.sunken};
  ${theme.cleave.large}

  > span {
    position: absolute;
    inset: 0;
    background: radial-gradient(circle at 42% 34%, #344045, ${theme.fixed.basalt} 78%);
  }

  > span > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: ${theme.fixed.chalk};
    stroke-opacity: 0.16;
    stroke-width: 2;
  }

  > span:nth-of-type(1) {
    clip-path: polygon(0 0, calc(61% - 1px) 0, calc(41% - 1px) 100%, 0 100%);
  }

  > span:nth-of-type(2) {
    clip-path: polygon(61% 0, 100% 0, 100% 100%, 41% 100%);
  }

  &[data-animated] > span {
    transition: translate 1.1s cubic-bezier(0.7, 0, 0.2, 1);
  }

  &[data-open] > span:nth-of-type(1) {
    translate: -64% 4%;
  }

  &[data-open] > span:nth-of-type(2) {
    translate: 62% -4%;
  }
`
