import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Notice } from '../../../ui/Notice.tsx'

export function ClosedLine() {
  return (
    <Box>
      <Notice>{t('Comments on this post are closed. You can still read them.')}</Notice>
    </Box>
  )
}

const Box = styled.div`
  max-inline-size: 65ch;
  margin-block: ${theme.space[2]};
`
