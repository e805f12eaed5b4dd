import { styled } from 'styled-components'
import community from '../../../art/community.svg'
import gear from '../../../art/gear.svg'
import premium from '../../../art/premium.svg'
import { useSiteConfig } from '../../../lib/siteConfig.ts'
import { t } from '../../../lib/text.ts'
import { ArtImage } from '../../../ui/ArtImage.tsx'
import { theme } from '../../../theme.ts'

const STONES = [premium, community, gear]

/** The texts that a site begins with are translated; the owner's own stay as they are. */
export function FeatureCards() {
  const features = useSiteConfig().data?.landing.features
  return (
    <Row>
      {features?.map(({ title, text }, index) => (
        <Feature key={index}>
          <Stone src={STONES[index] ?? gear} width={200} height={200} loading="lazy" />
          <div>
            <Title>{t(title)}</Title>
            <p>{t(text)}</p>
          </div>
        </Feature>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  border-block: 1px solid ${theme.color.line};

  ${theme.from.laptop} {
    grid-template-columns: repeat(3, 1fr);
  }
`
const Feature = styled.div`
  display: grid;
  grid-template-columns: 4.5rem 1fr;
  gap: ${theme.space[4]};
  align-items: start;
  padding-block: ${theme.space[5]};
  color: ${theme.color.muted};

  & + & {
    border-block-start: 1px solid ${theme.color.line};
  }

  ${theme.from.laptop} {
    padding: ${theme.space[6]} ${theme.space[5]} ${theme.space[6]} 0;

    & + & {
      border-block-start: 0;
      border-inline-start: 1px solid ${theme.color.line};
      padding-inline-start: ${theme.space[5]};
    }
  }
`
const Stone = styled(ArtImage)`
  inline-size: 100%;
  block-size: auto;
  ${theme.cleave.medium}
`
const Title = styled.h3`
  margin-block-end: ${theme.space[1]};
  color: ${theme.color.text};
  font-size: ${theme.size.h4};
`
