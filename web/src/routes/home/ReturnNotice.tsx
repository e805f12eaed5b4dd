import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { clearReturnTo, type ReturnTo } from '../../lib/returnTo.ts'
import { theme } from '../../theme.ts'
import { Notice } from '../../ui/Notice.tsx'
import { t } from '../../lib/text.ts'

/** Leads back to what was left for signing in. */
export function ReturnNotice({ returnTo }: { returnTo: ReturnTo }) {
  return (
    <Space>
      <Notice tone="member">
        <Link to={returnTo.path} onClick={clearReturnTo}>
          {t('Continue to {title}', { title: returnTo.title })}
        </Link>
      </Notice>
    </Space>
  )
}

const Space = styled.div`
  margin-block-end: ${theme.space[5]};
`
