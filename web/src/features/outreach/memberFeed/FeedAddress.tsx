import { useId } from 'react'
import { styled } from 'styled-components'
import { copyLink } from '../../../lib/copyLink.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Input } from '../../../ui/Input.tsx'

export function FeedAddress({ path }: { path: string }) {
  const id = useId()
  return (
    <Box role="status">
      <label htmlFor={id}>{t('Your private address. Copy it now, it is not shown again.')}</label>
      <Input
        id={id}
        readOnly
        value={new URL(path, window.location.origin).href}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void copyLink(path)}>{t('Copy the address')}</Button>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.base};
  background: ${theme.color.raised};
`
