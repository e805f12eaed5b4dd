import { styled } from 'styled-components'
import type { StoryMedia } from '#contracts/content/story.ts'
import { theme } from '../../../../theme.ts'
import { lazyPart } from '../../../../ui/lazyPart.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { Figure } from '../Figure.tsx'

const FilmPlayer = lazyPart(async () => (await import('../../../../ui/player/FilmPlayer.tsx')).FilmPlayer, {
  fallback: <Skeleton $ratio="16 / 9" />,
})

type FilmProps = { film: StoryMedia; caption?: string | null }

export function Film({ film, caption }: FilmProps) {
  return (
    <Figure caption={caption}>
      <Frame>
        <FilmPlayer src={film.url} aria-label={film.alt || undefined} />
      </Frame>
    </Figure>
  )
}

const Frame = styled.div`
  background: ${theme.color.sunken};
`
