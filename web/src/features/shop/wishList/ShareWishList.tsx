import { Link2Off, Share2 } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { MAX_WISH_LIST_NAME } from '#contracts/shared/constants.ts'
import type { WishList } from '#contracts/shop/wishList.ts'
import { copyLink } from '../../../lib/copyLink.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { ShareBox, ShareButtons } from '../../../ui/ShareBox.ts'
import { useShareWishList, useUnshareWishList } from './queries.ts'
import { t } from '../../../lib/text.ts'

export function ShareWishList({ shared }: { shared: WishList['shared'] }) {
  const [name, setName] = useState(shared?.name ?? '')
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const share = useShareWishList()
  const unshare = useUnshareWishList()

  function handleError(error: unknown) {
    if (handleSessionExpired(error)) return
    setProblem(serverMessage(error, t('That didn’t work. Please try again.')))
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) {
      setProblem(t('Please enter a name'))
      return box.current?.focus()
    }
    setProblem(undefined)
    runMutation(share, name.trim(), {
      onSuccess: ({ key }) => void copyLink(`/wish-list?list=${key}`),
      onError: handleError,
    })
  }

  return (
    <Box aria-labelledby="share-wish-list">
      <h2 id="share-wish-list">{shared ? t('Shared with a link') : t('Share this list')}</h2>
      <p>
        {t('People with the link see the articles and the name you choose here, nothing else.')}
        {shared && ' Ending the link can’t be undone; sharing again makes a new one.'}
      </p>
      <form onSubmit={handleSubmit} noValidate>
        <Field label={t('Name on the list')} error={problem}>
          {(aria) => (
            <Input
              {...aria}
              ref={box}
              value={name}
              maxLength={MAX_WISH_LIST_NAME}
              placeholder={t('Ada’s birthday list')}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <ShareButtons>
          <Button type="submit" size="compact" pending={share.isPending}>
            <Share2 size={16} aria-hidden="true" />
            {shared ? t('Save and Copy Link') : t('Share and Copy Link')}
          </Button>
          {shared && (
            <Button
              tone="outline"
              size="compact"
              pending={unshare.isPending}
              onClick={() => runMutation(unshare, undefined, { onError: handleError })}
            >
              <Link2Off size={16} aria-hidden="true" />
              {t('End the link')}
            </Button>
          )}
        </ShareButtons>
      </form>
    </Box>
  )
}

const Box = styled(ShareBox)`
  max-inline-size: 32rem;
  margin-block-start: ${theme.space[8]};

  form {
    display: grid;
    gap: ${theme.space[3]};
  }
`
