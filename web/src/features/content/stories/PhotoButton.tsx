import { styled } from 'styled-components'
import type { StoryMedia } from '#contracts/content/story.ts'
import { theme } from '../../../theme.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { useStory } from './StoryContext.ts'
import { t } from '../../../lib/text.ts'

type PhotoButtonProps = { photo: StoryMedia; sizes: string; className?: string }

/** A photo in its own aspect ratio that opens enlarged. */
export function PhotoButton({ photo: { url, alt, width, height }, sizes, className }: PhotoButtonProps) {
  const { openPhoto } = useStory()
  return (
    <Button
      type="button"
      className={className}
      aria-label={alt ? t('Enlarge photo: {alt}', { alt }) : t('Enlarge photo')}
      style={{ aspectRatio: ratioOf({ width, height }) }}
      onClick={() => openPhoto(url)}
    >
      <Picture src={url} alt="" seed={url} ramp="moss" width={width ?? 640} height={height ?? 480} sizes={sizes} />
    </Button>
  )
}

export const ratioOf = ({ width, height }: Pick<StoryMedia, 'width' | 'height'>): number =>
  width && height ? width / height : 4 / 3

/** The same height for all, so that an upright photo is not larger than the others. */
export const maxWidthOf = (photo: Pick<StoryMedia, 'width' | 'height'>): string => `${ratioOf(photo) * 40}rem`

const Button = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${theme.radius.base};
  background: ${theme.color.sunken};
  cursor: zoom-in;
`
