import { useState } from 'react'
import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useOpenPhoto } from '../../../ui/lightbox/useOpenPhoto.ts'
import { MissingDialog } from '../../../ui/MissingPart.tsx'
import { Picture } from '../../../ui/Picture.tsx'

const Lightbox = lazyPart(async () => (await import('../../../ui/lightbox/Lightbox.tsx')).Lightbox, {
  Missing: MissingDialog,
})

/** By address: what a photo shows, such as “Wet”. */
export type PictureCaptions = Map<string, string | null>

type ArticlePicturesProps = {
  title: string
  urls: string[]
  captions?: PictureCaptions | undefined
  /** For the drawing of an article without a picture. */
  seed: string
  /** False inside a dialog, which has its own history entry. */
  canZoom?: boolean
}

/** One picture large, the others below it. Give it a `key` for each color. */
export function ArticlePictures({ title, urls, captions, seed, canZoom = true }: ArticlePicturesProps) {
  const [shown, setShown] = useState(0)
  const photo = useOpenPhoto(urls.length, 'article')
  const url = urls[shown] ?? null
  const large = (
    <Picture
      key={url}
      src={url}
      alt={canZoom ? '' : title}
      seed={seed}
      ramp="carnelian"
      width={960}
      height={960}
      fit="contain"
      sizes="(min-width: 960px) 36rem, 95vw"
      eager
    />
  )
  return (
    <Box>
      {url && canZoom ? (
        <Large
          as="button"
          type="button"
          data-on="plinth"
          aria-label={t('Enlarge {title}', { title })}
          onClick={() => photo.open(shown)}
        >
          {large}
        </Large>
      ) : (
        <Large data-on="plinth">{large}</Large>
      )}
      {url && captions?.get(url) && <Caption aria-live="polite">{captions.get(url)}</Caption>}
      {urls.length > 1 && (
        <Row role="list">
          {urls.map((small, index) => (
            <li key={small}>
              <Small
                type="button"
                data-on="plinth"
                aria-label={t('Show photo {index} of {count}', { index: index + 1, count: urls.length })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture
                  src={small}
                  alt=""
                  seed={small}
                  ramp="carnelian"
                  width={160}
                  height={160}
                  fit="contain"
                  sizes="5rem"
                />
              </Small>
            </li>
          ))}
        </Row>
      )}
      {canZoom && photo.index !== null && (
        <Lightbox title={title} urls={urls} index={photo.index} onChange={photo.turn} onClose={photo.close} />
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;
`
const Large = styled.div`
  display: block;
  inline-size: 100%;
  aspect-ratio: 1;
  padding: 0;
  overflow: hidden;
  border: 0;
  ${theme.cleave.large}
  background: ${theme.fixed.plinth};

  &[type='button'] {
    cursor: zoom-in;
  }
`
const Caption = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
const Small = styled.button`
  inline-size: 5rem;
  aspect-ratio: 1;
  padding: 0;
  overflow: hidden;
  border: 2px solid transparent;
  ${theme.cleave.small}
  background: ${theme.fixed.plinth};
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${theme.color.carnelian};
  }
`
