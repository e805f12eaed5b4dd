import { css, styled } from 'styled-components'
import type { SiteConfig } from '#contracts/platform/site.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { CreatorFilm } from './CreatorFilm.tsx'

export type Creator = NonNullable<SiteConfig['landing']['creator']>

/** How many squares `CreatorPictures` shows. */
export const countPictures = ({ portraitUrl, clip }: Creator): number =>
  Number(portraitUrl !== null) + Number(clip?.kind === 'film')

type CreatorPicturesProps = { creator: Creator; width: number; sizes: string; isLarge?: boolean }

/** The creator's face and film, each a square as wide as its place. */
export function CreatorPictures({ creator, width, sizes, isLarge = false }: CreatorPicturesProps) {
  const { name, portraitUrl, clip } = creator
  return (
    <>
      {portraitUrl && (
        <Square $isLarge={isLarge}>
          <Picture
            src={portraitUrl}
            alt={t('Portrait of {name}', { name })}
            seed={name}
            ramp="moss"
            width={width}
            height={width}
            sizes={sizes}
          />
        </Square>
      )}
      {clip?.kind === 'film' && (
        <Square $isLarge={isLarge}>
          <CreatorFilm name={name} url={clip.url} posterUrl={clip.posterUrl} width={width} sizes={sizes} />
        </Square>
      )}
    </>
  )
}

const Square = styled.div<{ $isLarge: boolean }>`
  position: relative;
  min-inline-size: 0;
  overflow: hidden;
  aspect-ratio: 1;
  ${({ $isLarge }) =>
    $isLarge
      ? css`
          ${theme.cleave.large}
        `
      : css`
          ${theme.cleave.medium}
        `}
`
