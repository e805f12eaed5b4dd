import { Link2Off, Share2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/ApiError.ts'
import type { LoggedFind } from '#contracts/loggedFinds.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { showToast } from '../../lib/toastStore.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useShareFind, useUnshareFind } from './queries.ts'

export function ShareFind({ find: { id, shared } }: { find: LoggedFind }) {
  const [place, setPlace] = useState(shared?.place ?? false)
  const [notes, setNotes] = useState(shared?.notes ?? false)
  const share = useShareFind(id)
  const unshare = useUnshareFind(id)
  const onError = (error: unknown) =>
    showToast({
      tone: 'destructive',
      title: 'Error',
      description: serverMessage(error, 'That didn’t work. Please try again.'),
    })

  return (
    <Box aria-labelledby="share-find">
      <h2 id="share-find">{shared ? 'Shared with a link' : 'Share this find'}</h2>
      <p>
        People with the link see the photos, what it is, its number and the date.
        {shared && ' Ending the link can’t be undone; sharing again makes a new one.'}
      </p>
      <Checkbox checked={place} onChange={({ target }) => setPlace(target.checked)}>
        Also the place
      </Checkbox>
      <Checkbox checked={notes} onChange={({ target }) => setNotes(target.checked)}>
        Also my notes
      </Checkbox>
      <Row>
        <Button
          tone="outline"
          size="compact"
          pending={share.isPending}
          onClick={() =>
            runMutation(
              share,
              { place, notes },
              { onSuccess: (find) => void copyLink(find.shared?.key ?? ''), onError },
            )
          }
        >
          <Share2 size={16} aria-hidden="true" />
          {shared ? 'Save and Copy Link' : 'Share and Copy Link'}
        </Button>
        {shared && (
          <Button
            tone="quiet"
            size="compact"
            pending={unshare.isPending}
            onClick={() => runMutation(unshare, undefined, { onError })}
          >
            <Link2Off size={16} aria-hidden="true" />
            End the link
          </Button>
        )}
      </Row>
    </Box>
  )
}

async function copyLink(key: string) {
  const url = new URL(`/finds?shared=${key}`, window.location.origin).href
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Link Copied', description: 'You can paste it anywhere now.' })
  } catch {
    showToast({ tone: 'info', title: 'Copy This Link', description: url })
  }
}

const Box = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 36rem;
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 4px solid ${theme.color.amethyst};

  h2 {
    font-size: ${theme.size.h4};
  }

  > p {
    color: ${theme.color.muted};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
