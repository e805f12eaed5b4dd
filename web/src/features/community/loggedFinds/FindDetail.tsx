import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { LoggedFind } from '#contracts/community/loggedFinds.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FindSheet } from './FindSheet.tsx'
import { findPhotoAddress, useDeleteFind } from './queries.ts'
import { ShareFind } from './ShareFind.tsx'

type FindDetailProps = { find: LoggedFind; onEdit: () => void }

export function FindDetail({ find, onEdit }: FindDetailProps) {
  const { id, place, state, cell, isChosen, mayShow } = find
  const [isDeleting, setDeleting] = useState(false)
  const remove = useDeleteFind(id)
  const navigate = useNavigate()
  return (
    <Box>
      <FindSheet
        find={{ ...find, place: { words: place, state, cell } }}
        addressOf={(...photo) => findPhotoAddress(id, ...photo)}
      >
        {isChosen && <Badge $tone="rare">{t('Find of the month')}</Badge>}
        {!isChosen && mayShow && <Badge>{t('The creator may show it')}</Badge>}
      </FindSheet>
      <Row>
        <Button size="compact" onClick={onEdit}>
          {t('Change')}
        </Button>
        <ButtonLink to={`/finds/labels?find=${id}`} $tone="outline" $size="compact">
          {t('Print its label')}
        </ButtonLink>
        <Button tone="quiet" size="compact" onClick={() => setDeleting(true)}>
          {t('Delete')}
        </Button>
      </Row>
      <ShareFind find={find} />
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={t('Delete this find?')}
        description={t('The find and its photos are removed for good. A link you shared ends.')}
        confirmLabel={t('Delete it')}
        onConfirm={() =>
          runMutation(remove, undefined, {
            onSuccess: () => navigate('/finds'),
            onError: (error) => showError(error, t('We couldn’t delete it. Please try again.')),
          })
        }
      />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
