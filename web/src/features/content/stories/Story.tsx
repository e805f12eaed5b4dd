import { RichText } from '@payloadcms/richtext-lexical/react'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { editorState } from '#contracts/content/editorState.ts'
import type { Language } from '#contracts/shared/languages.ts'
import type { Story as StoryDocument } from '#contracts/content/story.ts'
import { useOpenPhoto } from '../../../ui/lightbox/useOpenPhoto.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { MissingDialog } from '../../../ui/MissingPart.tsx'
import { StoryContext } from './StoryContext.ts'
import { StoryEnd } from './StoryEnd.tsx'
import { storyConverters } from './storyConverters.tsx'
import { storyPhotos } from './storyPhotos.ts'
import { storyType } from './storyType.ts'
import { language } from '../../../lib/text.ts'

const Lightbox = lazyPart(async () => (await import('../../../ui/lightbox/Lightbox.tsx')).Lightbox, {
  Missing: MissingDialog,
})

type StoryProps = {
  title: string
  /** Of the text, if it isn’t the page’s. */
  lang?: Language | undefined
  /** URL of the story, to return to after signing in. */
  path: string
  story: StoryDocument | null
  /** The members-only rest was removed. */
  isCut: boolean
  /** Seeks in the page's film; undefined without one. */
  onSeek?: ((second: number) => void) | undefined
  /** Duration of that film; timestamps in the text become links. */
  filmSeconds?: number | null
}

/** The long text of a post, as the server returned it for this visitor. */
export function Story({ title, lang, path, story, isCut, onSeek, filmSeconds = null }: StoryProps) {
  const photos = useMemo(() => (story ? storyPhotos(story) : []), [story])
  const photo = useOpenPhoto(photos.length, 'story')
  if (!story && !isCut) return null
  const open = (url: string) => photo.open(photos.findIndex((one) => one.url === url))
  return (
    <StoryContext
      value={{ openPhoto: open, seek: onSeek, film: filmSeconds === null ? null : { path, seconds: filmSeconds } }}
    >
      <Text lang={lang}>
        {story && (
          <RichText
            data={editorState(story)}
            converters={storyConverters}
            disableContainer
            disableIndent
            disableTextAlign
          />
        )}
        {isCut && <StoryEnd title={title} lang={lang && language()} path={path} hasStart={story !== null} />}
      </Text>
      {photo.index !== null && (
        <Lightbox
          title={title}
          urls={photos.map(({ url }) => url)}
          alts={photos.map(({ alt }) => alt)}
          index={photo.index}
          onChange={photo.turn}
          onClose={photo.close}
        />
      )}
    </StoryContext>
  )
}

const Text = styled.div`
  ${storyType}
`
