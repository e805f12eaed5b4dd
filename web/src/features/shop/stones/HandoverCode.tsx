import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'

export function HandoverCode({ code }: { code: string }) {
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(code)
      showToast({ title: t('Code copied'), description: t('You can paste it anywhere now.') })
    } catch {
      // Denied, or unavailable because the page is not served over HTTPS.
      showToast({
        tone: 'destructive',
        title: t('Copy Failed'),
        description: t('Please select the {what} and copy it.', { what: t('code') }),
      })
    }
  }

  return (
    <Box>
      <p>
        {t(
          'Give this code to the new owner. It is not shown again. They enter it in their account under Orders; then the stone is theirs.',
        )}
      </p>
      <code>{code}</code>
      <Button size="compact" tone="outline" onClick={handleCopy} data-print="no">
        {t('Copy the code')}
      </Button>
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

  code {
    font: 600 ${theme.size.md} / 1.4 ${theme.font.mono};
  }
`
