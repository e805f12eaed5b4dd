import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { ContourArt } from '../ui/ContourArt.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'

const SIZE = { width: 1200, height: 520, bands: 12 }

export function NotFoundPage() {
  return (
    <Ground>
      <title>404 Page Not Found | Stone Hunt</title>
      <meta name="robots" content="noindex" />
      <Lines seed="nothing here" size={SIZE} open />
      <Page>
        <PageHeading lead="This seam does not continue. The ground below is known.">404 Page Not Found</PageHeading>
        <Ways>
          <ButtonLink to="/">Home</ButtonLink>
          <ButtonLink to="/content" $tone="outline">
            Content
          </ButtonLink>
          <ButtonLink to="/merchandise" $tone="outline">
            Merchandise
          </ButtonLink>
        </Ways>
      </Page>
    </Ground>
  )
}

const Ground = styled.div`
  position: relative;
  min-block-size: 60vh;
  overflow: hidden;
`
const Lines = styled(ContourArt)`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  color: ${theme.color.lineStrong};
  mask-image: linear-gradient(100deg, transparent 30%, black 62%);

  + * {
    position: relative;
  }

  ${theme.below.tablet} {
    mask-image: linear-gradient(180deg, transparent 55%, black 80%);
  }
`
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
