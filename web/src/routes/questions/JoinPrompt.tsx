import { useLocation } from 'react-router-dom'
import { paths } from '#contracts/shared/paths.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pagePath, t } from '../../lib/text.ts'

/** What somebody without a membership sees instead of the questions. */
export function JoinPrompt({ count }: { count: number }) {
  const { user } = useVisitor()
  const { pathname } = useLocation()
  const actions = (
    <>
      <ButtonLink to="/subscribe">{t('Become a Subscriber')}</ButtonLink>
      {!user && (
        <ButtonAnchor $tone="outline" href={`${paths.login}?redirect=${encodeURIComponent(pagePath(pathname))}`}>
          {t('Sign In')}
        </ButtonAnchor>
      )}
    </>
  )
  return (
    <EmptyState title={t('Members ask, members vote')} actions={actions}>
      {count > 0
        ? t(
            '{count, plural, one {# question} other {# questions}} so far. Become a subscriber to read them and ask your own.',
            { count },
          )
        : t('Become a subscriber to ask the first question.')}
    </EmptyState>
  )
}
