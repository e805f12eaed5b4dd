import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '#contracts/shared/paths.ts'
import { continueAt } from '../../../lib/continueAt.ts'
import { useOpenJoinSheet } from '../../../lib/joinSheet.ts'
import { t } from '../../../lib/text.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'

export function CommentPrompt() {
  const { pathname } = useLocation()
  const { user, isLoading, isEntitled } = useVisitor()
  const openJoinSheet = useOpenJoinSheet('comment')
  if (isLoading || isEntitled) return null
  return (
    <Line>
      {t('Comments are for subscribers.')}{' '}
      {user ? (
        <Link to="/subscribe" onClick={openJoinSheet}>
          {t('Become a Subscriber')}
        </Link>
      ) : (
        <>
          <a
            href={paths.login}
            onClick={(event) => {
              continueAt(pathname)(event)
              openJoinSheet(event)
            }}
          >
            {t('Become a Subscriber')}
          </a>
          {' · '}
          <a href={paths.login} onClick={continueAt(pathname)}>
            {t('Sign In')}
          </a>
        </>
      )}
    </Line>
  )
}

const Line = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
