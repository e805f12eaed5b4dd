import { styled } from 'styled-components'
import { useSiteConfig } from '../../lib/siteConfig.ts'
import { theme } from '../../theme.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { t } from '../../lib/text.ts'

/** Who goes hunting, once the owner has written it. */
export function LandingCreator() {
  const creator = useSiteConfig().data?.landing.creator
  if (!creator) return null
  const { name, text, portraitUrl } = creator
  return (
    <Section title={t('Meet {name}', { name })}>
      <Row $hasPortrait={portraitUrl !== null}>
        {portraitUrl && (
          <Portrait>
            <Picture
              src={portraitUrl}
              alt={t('Portrait of {name}', { name })}
              seed={name}
              ramp="moss"
              width={480}
              height={480}
              sizes="18rem"
            />
          </Portrait>
        )}
        <Words>
          {text.split(/\n\s*\n/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </Words>
      </Row>
    </Section>
  )
}

const Row = styled.div<{ $hasPortrait: boolean }>`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[7]};
  align-items: center;

  ${theme.from.tablet} {
    grid-template-columns: ${({ $hasPortrait }) => ($hasPortrait ? '18rem minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }
`
const Portrait = styled.div`
  position: relative;
  overflow: hidden;
  max-inline-size: 18rem;
  aspect-ratio: 1;
  ${theme.cleave.large}
`
const Words = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 60ch;
  font-size: ${theme.size.lg};
  white-space: pre-line;
`
