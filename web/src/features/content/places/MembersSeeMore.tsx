import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { t } from '../../../lib/text.ts'
import { Trans } from '../../../ui/Trans.tsx'

/** For visitors who see only states. */
export function MembersSeeMore() {
  return (
    <Box>
      <Notice tone="member" title={t('Members see where in the state')}>
        <Trans
          id="Each hunt to within about 12 miles (20 km). <0>Subscribe</0>"
          components={{ 0: <Link to="/subscribe" /> }}
        />
      </Notice>
    </Box>
  )
}

const Box = styled.div`
  margin-block-start: ${theme.space[4]};
`
