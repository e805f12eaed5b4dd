import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { clearReturnTo, readReturnTo } from '../../lib/returnTo.ts'
import { theme } from '../../theme.ts'
import { Notice } from '../../ui/Notice.tsx'
import { t } from '../../lib/text.ts'

export function ReturnNotice() {
  const [returnTo] = useState(readReturnTo)
  if (!returnTo) return null
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
