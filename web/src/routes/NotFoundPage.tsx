import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { ContourPage } from '../ui/ContourPage.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

export function NotFoundPage() {
  return (
    <ContourPage seed="nothing here">
      <PageTitle>404 Page Not Found</PageTitle>
      <meta name="robots" content="noindex" />
      <PageHeading lead="This trail ends here. Try one of these pages instead.">404 Page Not Found</PageHeading>
      <Links>
        <ButtonLink to="/">Home</ButtonLink>
        <ButtonLink to="/content" $tone="outline">
          Content
        </ButtonLink>
        <ButtonLink to="/merchandise" $tone="outline">
          Merchandise
        </ButtonLink>
      </Links>
    </ContourPage>
  )
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
