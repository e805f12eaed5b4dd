import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSiteConfig } from '../lib/siteConfig.ts'
import { theme } from '../theme.ts'

/** What pressing a button accepts. Nothing where the owner has published no terms. */
export function TermsLine({ action, renews = false }: { action: string; renews?: boolean }) {
  const pages = useSiteConfig().data?.navigation.pages ?? []
  const hasTerms = pages.includes('terms')
  if (!hasTerms && !renews) return null
  return (
    <Line>
      With “{action}” you agree to {renews && 'the automatic renewal'}
      {renews && hasTerms && ' and '}
      {hasTerms && (
        <>
          our <Link to="/terms">Terms</Link>
        </>
      )}
      .
      {pages.includes('privacy') && (
        <>
          {' '}
          Our <Link to="/privacy">Privacy</Link> page says what we do with your data.
        </>
      )}
    </Line>
  )
}

const Line = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
