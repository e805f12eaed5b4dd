import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { forgetReturnTo, readReturnTo } from '../../lib/returnTo.ts'
import { theme } from '../../theme.ts'
import { Notice } from '../../ui/Notice.tsx'

export function ReturnNotice() {
  const [place] = useState(readReturnTo)
  if (!place) return null
  return (
    <Space>
      <Notice tone="member">
        <Link to={place.path} onClick={forgetReturnTo}>
          Continue to {place.title}
        </Link>
      </Notice>
    </Space>
  )
}

const Space = styled.div`
  margin-block-end: ${theme.space[5]};
`
