import { styled } from 'styled-components'
import { useOnline } from '../lib/useOnline.ts'
import { theme } from '../theme.ts'

/** Says that the network is gone, for as long as it is. The place to say it is there before. */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <Place role="status">{!isOnline && <p>You’re offline. You can keep reading; reconnect to load more.</p>}</Place>
  )
}

const Place = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.layer.header};

  p {
    padding: ${theme.space[3]} ${theme.space[4]};
    border-block-start: 3px solid ${theme.color.pyrite};
    background: ${theme.color.raised};
    font-weight: 500;
    text-align: center;
  }
`
