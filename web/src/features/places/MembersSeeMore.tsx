import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { Notice } from '../../ui/Notice.tsx'

/** For visitors who see only states. */
export function MembersSeeMore() {
  return (
    <Box>
      <Notice tone="member" title="Members see where in the state">
        Each hunt to within about 12 miles (20 km). <Link to="/subscribe">Subscribe</Link>
      </Notice>
    </Box>
  )
}

const Box = styled.div`
  margin-block-start: ${theme.space[4]};
`
