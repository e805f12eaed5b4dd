import { styled } from 'styled-components'
import community from '../../art/community.svg'
import gear from '../../art/gear.svg'
import premium from '../../art/premium.svg'
import { ArtImage } from '../../ui/ArtImage.tsx'
import { theme } from '../../theme.ts'

const FEATURES = [
  {
    title: 'Premium Content',
    text: 'Full-length hunts on video and full photo galleries, from the first dry wash to the cut and polished face.',
    stone: premium,
  },
  {
    title: 'Community',
    text: 'Comments under every post, monthly Q&A sessions, and people who know a rind when they see one.',
    stone: community,
  },
  {
    title: 'Quality Gear',
    text: 'Shirts and field gear printed to order, with 48-hour fulfillment.',
    stone: gear,
  },
]

export function FeatureCards() {
  return (
    <Row>
      {FEATURES.map(({ title, text, stone }) => (
        <Feature key={title}>
          <Stone src={stone} width={200} height={200} loading="lazy" />
          <div>
            <Title>{title}</Title>
            <p>{text}</p>
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
