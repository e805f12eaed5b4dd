import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Trans } from '@lingui/react'
import { useSiteConfig } from '../lib/siteConfig.ts'
import { theme } from '../theme.ts'
import { t } from '../lib/text.ts'

/** What pressing a button accepts. Nothing where the owner has published no terms. */
export function TermsLine({ action, renews = false }: { action: string; renews?: boolean }) {
  const pages = useSiteConfig().data?.navigation.pages ?? []
  const hasTerms = pages.includes('terms')
  if (!hasTerms && !renews) return null
  return (
    <Line>
      {t('With “{action}” you agree to', { action })} {renews && 'the automatic renewal'}
      {renews && hasTerms && ' and '}
      {hasTerms && (
        <>
          <Trans id="our <0>Terms</0>" components={{ 0: <Link to="/terms" /> }} />
        </>
      )}
      .
      {pages.includes('privacy') && (
        <>
          <Trans
            id="Our <0>Privacy</0> page says what we do with your data."
            components={{ 0: <Link to="/privacy" /> }}
          />
        </>
      )}
    </Line>
  )
}

const Line = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
