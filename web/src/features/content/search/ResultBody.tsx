import { Lock } from 'lucide-react'
import { styled } from 'styled-components'
import type { SearchResult } from '#contracts/content/search.ts'
import type { SearchKind } from '#contracts/content/searchKinds.ts'
import { formatDuration, durationLabel } from '../../../lib/formatDuration.ts'
import { langOfOriginal } from '../../../lib/pageLanguage.ts'
import { theme } from '../../../theme.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Price } from '../../../ui/Price.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { Marked } from './Marked.tsx'
import { t } from '../../../lib/text.ts'

const OF_POSTS = new Set<SearchKind>(['post', 'chapter', 'find', 'story', 'caption', 'comment'])
/** Members write comments, and captions are in several languages. */
const OWN_WORDS = new Set<SearchKind>(['comment', 'caption'])

/** Content of a result, in the dialog and on the page. */
export function ResultBody({ result }: { result: SearchResult }) {
  const { kind, title, excerpt, imageUrl, second, locked, price } = result
  const langOfPost = OF_POSTS.has(kind) ? langOfOriginal() : undefined
  const isForSale = kind === 'merchandise' || kind === 'product'
  return (
    <Row>
      <Thumb data-fit={isForSale ? 'contain' : 'cover'}>
        <Picture
          src={imageUrl}
          alt=""
          seed={title.text}
          ramp={isForSale ? 'carnelian' : 'moss'}
          width={160}
          height={120}
          fit={isForSale ? 'contain' : 'cover'}
          sizes="5rem"
        />
        {second !== null && (
          <Second>
            <span aria-hidden="true">{formatDuration(second)}</span>
            <VisuallyHidden>{t('At {duration}:', { duration: durationLabel(second) })} </VisuallyHidden>
          </Second>
        )}
      </Thumb>
      <Words>
        <Title>
          <span lang={langOfPost}>
            <Marked>{title}</Marked>
          </span>
          {locked && (
            <Locked>
              <Lock size={12} aria-hidden="true" /> {t('Subscribers only')}
            </Locked>
          )}
          {price !== null && <Price amount={price} />}
        </Title>
        {excerpt.text !== '' && (
          <Excerpt lang={OWN_WORDS.has(kind) ? undefined : langOfPost}>
            <Marked>{excerpt}</Marked>
          </Excerpt>
        )}
      </Words>
    </Row>
  )
}

const Row = styled.span`
  display: grid;
  grid-template-columns: 5rem 1fr;
  gap: ${theme.space[3]};
  align-items: start;
`
const Thumb = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  ${theme.cleave.small}
  background: ${theme.color.sunken};

  &[data-fit='contain'] {
    background: ${theme.fixed.plinth};
  }
`
const Second = styled.span`
  position: absolute;
  inset-block-end: 3px;
  inset-inline-end: 3px;
  padding: 0 0.35em;
  border-radius: ${theme.radius.tag};
  background: rgb(10 14 16 / 0.84);
  color: ${theme.fixed.chalk};
  font: 600 ${theme.size.xs} / 1.5 ${theme.font.mono};
`
const Words = styled.span`
  display: grid;
  gap: 0.15rem;
  min-inline-size: 0;
`
const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[3]};
  font-weight: 650;
  line-height: 1.35;
`
const Locked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  color: ${theme.color.amethyst};
  font: 600 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
