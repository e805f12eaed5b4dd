import { useState } from 'react'
import { styled } from 'styled-components'
import type { Identification } from '#contracts/community/identifications.ts'
import { dayOf } from '../../../lib/dates.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useChangeConsent, useDeleteStone } from './queries.ts'
import { CONFIDENCE_LABELS } from './stoneLabels.ts'
import { StonePhotoRow } from './StonePhotoRow.tsx'

export function OwnStone({ stone }: { stone: Identification }) {
  const [isDeleting, setDeleting] = useState(false)
  const [isShown, setShown] = useState(stone.isPublic)
  const consent = useChangeConsent(stone.id)
  const remove = useDeleteStone(stone.id)
  const { answer, position, photos, sizeMm, askedAt } = stone
  const name = answer?.name ?? t('Your stone of {day}', { day: dayOf(new Date(askedAt)) })

  const onError = (error: unknown) => showError(error)

  function handleConsent(isPublic: boolean) {
    setShown(isPublic)
    runMutation(consent, isPublic, {
      onError: (error) => {
        setShown(!isPublic)
        onError(error)
      },
    })
  }

  return (
    <Box aria-label={name}>
      <StonePhotoRow id={stone.id} name={name} photos={photos} />
      <Top>
        <h3>{name}</h3>
        <Badge $tone={answer ? 'good' : 'warn'}>
          {answer
            ? t(CONFIDENCE_LABELS[answer.confidence])
            : t('Number {position} in the queue', { position: position ?? '–' })}
        </Badge>
      </Top>
      <p>{answer ? answer.reasons : t('{sizeMm} mm. We’ll email you when we know more.', { sizeMm })}</p>
      <Checkbox checked={isShown} disabled={consent.isPending} onChange={({ target }) => handleConsent(target.checked)}>
        {t('Show it to everyone, without my name and the place')}
      </Checkbox>
      <div>
        <Button tone="quiet" size="compact" onClick={() => setDeleting(true)}>
          {t('Delete with its photos')}
        </Button>
      </div>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={t('Delete this stone?')}
        description={t('Its photos and the answer are removed for good.')}
        confirmLabel={t('Delete it')}
        onConfirm={() => runMutation(remove, undefined, { onError })}
      />
    </Box>
  )
}

const Box = styled.article`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  ${theme.cleave.medium}

  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};

  h3 {
    font-size: ${theme.size.h4};
  }
`
