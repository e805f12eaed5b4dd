import { styled } from 'styled-components'
import { useOnline } from '../lib/useOnline.ts'
import { theme } from '../theme.ts'
import { t } from '../lib/text.ts'

/** The live region is mounted before the notice, so that screen readers announce it. */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <Region role="status">
      {!isOnline && <p>{t('You’re offline. You can keep reading; reconnect to load more.')}</p>}
    </Region>
  )
}

const Region = styled.div`
  position: sticky;
  inset-block-end: var(--view-as, 0);
  z-index: ${theme.layer.header};

  p {
    padding: ${theme.space[3]} ${theme.space[4]};
    border-block-start: 3px solid ${theme.color.pyrite};
    background: ${theme.color.raised};
    font-weight: 500;
    text-align: center;
  }
`
