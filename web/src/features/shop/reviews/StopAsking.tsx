import { styled } from 'styled-components'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { type ReviewAccess, useReviewEmails } from './queries.ts'
import { t } from '../../../lib/text.ts'

/** Opening the link alone changes nothing: mail scanners do that too. */
export function StopAsking({ on, access }: { on: boolean; access: ReviewAccess }) {
  const change = useReviewEmails(access)
  if (!on) {
    return (
      <Notice tone="good" role="status" title={t('We won’t ask you for reviews again')}>
        {t('Emails about your orders still arrive.')}
      </Notice>
    )
  }

  function handleClick() {
    runMutation(change, false, {
      onError: (error) => showError(error),
    })
  }

  return (
    <Notice title={t('Stop emails like this?')}>
      <Row>
        <p>{t('We’ll stop asking for reviews at this address.')}</p>
        <Button size="compact" pending={change.isPending} onClick={handleClick}>
          {t('Stop asking me')}
        </Button>
      </Row>
    </Notice>
  )
}

const Row = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
`
