import { styled } from 'styled-components'
import type { StoryNode } from '#contracts/content/story.ts'
import { theme } from '../../../theme.ts'
import { Film } from './blocks/Film.tsx'
import { Figure } from './Figure.tsx'
import { maxWidthOf, PhotoButton } from './PhotoButton.tsx'
import { mediaOf } from './readNode.ts'

export function StoryPhoto({ node }: { node: StoryNode }) {
  const media = mediaOf(node['value'])
  if (!media) return null
  if (media.kind === 'video') return <Film film={media} />
  const isTall = (media.height ?? 0) > (media.width ?? 1)
  return (
    <Figure caption={captionOf(node)}>
      <Frame style={{ maxInlineSize: maxWidthOf(media) }}>
        <PhotoButton
          photo={media}
          sizes={isTall ? '(min-width: 720px) 30rem, 90vw' : '(min-width: 960px) 64rem, 92vw'}
        />
      </Frame>
    </Figure>
  )
}

function captionOf({ fields }: StoryNode): string | null {
  if (typeof fields !== 'object' || fields === null || !('caption' in fields)) return null
  return typeof fields.caption === 'string' ? fields.caption : null
}

const Frame = styled.div`
  button {
    ${theme.cleave.medium}
  }
`
