import { styled } from 'styled-components'
import { countPictures, CreatorPictures } from '../../features/platform/site/CreatorPictures.tsx'
import { CreatorSign } from '../../features/platform/site/CreatorSign.tsx'
import { useSiteConfig } from '../../lib/siteConfig.ts'
import { theme } from '../../theme.ts'
import { Section } from '../../ui/Section.tsx'
import { t } from '../../lib/text.ts'

/** Who goes hunting, once the owner has written it. */
export function LandingCreator() {
  const creator = useSiteConfig().data?.landing.creator
  if (!creator) return null
  const { name, text } = creator
  const pictures = countPictures(creator)
  return (
    <Section title={t('Meet {name}', { name })}>
      <Row $pictures={pictures}>
        {pictures > 0 && (
          <Pictures $count={pictures}>
            <CreatorPictures creator={creator} width={480} sizes={`${SIDES[pictures]}rem`} isLarge />
          </Pictures>
        )}
        <Words>
          {text.split(/\n\s*\n/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          <CreatorSign creator={creator} />
        </Words>
      </Row>
    </Section>
  )
}

/** How many rem each square measures. */
const SIDES: Record<number, number> = { 1: 18, 2: 15 }

const Row = styled.div<{ $pictures: number }>`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[7]};
  align-items: center;

  ${theme.from.tablet} {
    ${({ $pictures }) => $pictures === 1 && 'grid-template-columns: 18rem minmax(0, 1fr);'}
  }

  ${theme.from.laptop} {
    ${({ $pictures }) => $pictures > 1 && 'grid-template-columns: auto minmax(0, 1fr);'}
  }
`
const Pictures = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, ${({ $count }) => SIDES[$count]}rem));
  gap: ${theme.space[4]};
`
const Words = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 60ch;
  font-size: ${theme.size.lg};
  white-space: pre-line;
`
