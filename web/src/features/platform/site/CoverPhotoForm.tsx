import { useState } from 'react'
import { styled } from 'styled-components'
import { BYTES } from '#contracts/shared/constants.ts'
import { msg } from '#contracts/shared/msg.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { useLeaveGuard } from '../../../lib/useLeaveGuard.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { UploadField } from '../../../ui/UploadField.tsx'
import { IMAGE_EXTENSIONS } from '../../../lib/fileTypes.ts'
import { useChangeCoverPhoto } from './queries.ts'
import { t } from '../../../lib/text.ts'

const LEAVING = msg('An upload is still running. Leave anyway and lose it?')
const LIMITS = { extensions: IMAGE_EXTENSIONS, maxBytes: BYTES.image, maxFiles: 1 }

export function CoverPhotoForm({ onSaved }: { onSaved?: () => void }) {
  const [{ addresses, isBusy }, setUploads] = useState({ addresses: [] as string[], isBusy: false })
  const [address] = addresses
  const [attempt, setAttempt] = useState(0)
  const change = useChangeCoverPhoto()
  useLeaveGuard(isBusy ? t(LEAVING) : null)

  function handleSave() {
    if (!address) return
    runMutation(change, address, {
      onSuccess: () => {
        showToast({ title: t('Success'), description: t('Cover photo updated successfully!') })
        setAttempt(attempt + 1)
        onSaved?.()
      },
      onError: (error) => {
        if (handleSessionExpired(error)) return
        showToast({
          tone: 'destructive',
          title: t('Error'),
          description: t('Failed to update cover photo. Please try again.'),
        })
      },
    })
  }

  return (
    <Box>
      <UploadField
        key={attempt}
        label={t('Cover photo')}
        hint={t('JPG, PNG or WebP up to 10 MB, recommended size 1920x800')}
        limits={LIMITS}
        autoStart={false}
        onChange={setUploads}
      />
      {address && (
        <Button onClick={handleSave} pending={change.isPending}>
          {t('Save')}
        </Button>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
