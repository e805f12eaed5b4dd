import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSiteConfig } from '../../../lib/siteConfig.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { countPictures, CreatorPictures } from './CreatorPictures.tsx'
import { CreatorSign } from './CreatorSign.tsx'

/** Where the owner's own page about the creator is, in most sites. */
const ABOUT = 'about'

/**
 * Who goes hunting, once the owner has written it.
 * @param isWhole everything that was written, and the film, as on the page about it; otherwise its first paragraph and a link to that page.
 */
export function CreatorCard({ isWhole = false }: { isWhole?: boolean }) {
  const { data } = useSiteConfig()
  const whole = data?.landing.creator
  if (!whole) return null
  // Nothing moves beside the film of a post.
  const { clip, ...still } = whole
  const creator = isWhole || clip?.kind === 'voice' ? whole : still
  const { name, text } = creator
  const pictures = countPictures(creator)
  const paragraphs = text.split(/\n\s*\n/)
  const hasAbout = data.navigation.pages.includes(ABOUT)
  return (
    <Card aria-labelledby="creator" data-whole={isWhole || undefined} data-pair={pictures > 1 || undefined}>
      {pictures > 0 && (
        <Pictures $count={pictures}>
          <CreatorPictures creator={creator} width={320} sizes={isWhole ? '14rem' : '6rem'} />
        </Pictures>
      )}
      <Words>
        <h2 id="creator">{t('Meet {name}', { name })}</h2>
        {(isWhole ? paragraphs : paragraphs.slice(0, 1)).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        <CreatorSign creator={creator} />
        {!isWhole && hasAbout && (
          <p>
            <Link to={`/${ABOUT}`}>{t('More about {name}', { name })}</Link>
          </p>
        )}
      </Words>
    </Card>
  )
}

const Card = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.space[5]};
  align-items: start;
  max-inline-size: 44rem;
  margin-block: ${theme.space[6]};
  padding-block: ${theme.space[5]};
  border-block: 1px solid ${theme.color.line};

  > div:only-child {
    grid-column: 1 / -1;
  }

  &[data-whole] {
    ${theme.below.tablet} {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  &[data-pair][data-whole] {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Pictures = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: 6rem;
  gap: ${theme.space[3]};

  [data-whole] > & {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 14rem));
  }
`
const Words = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  white-space: pre-line;

  h2 {
    font-size: ${theme.size.h4};
  }

  p {
    max-inline-size: 60ch;
    color: ${theme.color.muted};
    overflow-wrap: anywhere;
  }
`
