import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { LinedGround } from '../ui/LinedGround.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'

export function NotFoundPage() {
  return (
    <LinedGround seed="nothing here">
      <title>404 Page Not Found | Stone Hunt</title>
      <meta name="robots" content="noindex" />
      <PageHeading lead="This trail ends here. Try one of these pages instead.">404 Page Not Found</PageHeading>
      <Ways>
        <ButtonLink to="/">Home</ButtonLink>
        <ButtonLink to="/content" $tone="outline">
          Content
        </ButtonLink>
        <ButtonLink to="/merchandise" $tone="outline">
          Merchandise
        </ButtonLink>
      </Ways>
    </LinedGround>
  )
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
