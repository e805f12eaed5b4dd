import { Link2Off, Share2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { LoggedFind } from '#contracts/community/loggedFinds.ts'
import { copyLink } from '../../../lib/copyLink.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { pagePath, t } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ShareBox, ShareButtons } from '../../../ui/ShareBox.ts'
import { useShareFind, useUnshareFind } from './queries.ts'

export function ShareFind({ find: { id, shared } }: { find: LoggedFind }) {
  const [place, setPlace] = useState(shared?.place ?? false)
  const [notes, setNotes] = useState(shared?.notes ?? false)
  const share = useShareFind(id)
  const unshare = useUnshareFind(id)
  const onError = (error: unknown) => showError(error)

  return (
    <Box aria-labelledby="share-find">
      <h2 id="share-find">{shared ? t('Shared with a link') : t('Share this find')}</h2>
      <p>
        {t('People with the link see the photos, what it is, its number and the date.')}
        {shared && ` ${t('Ending the link can’t be undone; sharing again makes a new one.')}`}
      </p>
      <Checkbox checked={place} onChange={({ target }) => setPlace(target.checked)}>
        {t('Also the place')}
      </Checkbox>
      <Checkbox checked={notes} onChange={({ target }) => setNotes(target.checked)}>
        {t('Also my notes')}
      </Checkbox>
      <ShareButtons>
        <Button
          tone="outline"
          size="compact"
          pending={share.isPending}
          onClick={() =>
            runMutation(
              share,
              { place, notes },
              { onSuccess: (find) => void copyLink(pagePath(`/finds?shared=${find.shared?.key ?? ''}`)), onError },
            )
          }
        >
          <Share2 size={16} aria-hidden="true" />
          {shared ? t('Save and Copy Link') : t('Share and Copy Link')}
        </Button>
        {shared && (
          <Button
            tone="quiet"
            size="compact"
            pending={unshare.isPending}
            onClick={() => runMutation(unshare, undefined, { onError })}
          >
            <Link2Off size={16} aria-hidden="true" />
            {t('End the link')}
          </Button>
        )}
      </ShareButtons>
    </Box>
  )
}

const Box = styled(ShareBox)`
  max-inline-size: 36rem;
`
