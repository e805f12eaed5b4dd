import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSiteConfig } from '../lib/siteConfig.ts'
import { theme } from '../theme.ts'
import { msg } from '#contracts/shared/msg.ts'
import { Trans } from './Trans.tsx'

/** What pressing a button accepts. Nothing where the owner has published no terms. */
export function TermsLine({ action, renews = false }: { action: string; renews?: boolean }) {
  const pages = useSiteConfig().data?.navigation.pages ?? []
  const hasTerms = pages.includes('terms')
  if (!hasTerms && !renews) return null
  return (
    <Line>
      <Trans id={agreementOf(hasTerms, renews)} values={{ action }} components={{ 0: <Link to="/terms" /> }} />
      {pages.includes('privacy') && (
        <>
          {' '}
          <Trans
            id="Our <0>Privacy</0> page says what we do with your data."
            components={{ 0: <Link to="/privacy" /> }}
          />
        </>
      )}
    </Line>
  )
}

function agreementOf(hasTerms: boolean, renews: boolean): string {
  if (!hasTerms) return msg('With “{action}” you agree to the automatic renewal.')
  return renews
    ? msg('With “{action}” you agree to the automatic renewal and our <0>Terms</0>.')
    : msg('With “{action}” you agree to our <0>Terms</0>.')
}

const Line = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
