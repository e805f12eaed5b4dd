import { Camera } from 'lucide-react'
import { useState } from 'react'
import { may } from '#contracts/platform/roles.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CoverPhotoForm } from './CoverPhotoForm.tsx'
import { t } from '../../../lib/text.ts'

export function ChangeCoverPhoto() {
  const { user } = useVisitor()
  const [isOpen, setOpen] = useState(false)
  if (!may(user, 'managePages')) return null
  return (
    <>
      <Button tone="outline" size="compact" onClick={() => setOpen(true)}>
        <Camera size={16} aria-hidden="true" />
        {t('Change Cover Photo')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('Change Cover Photo')}
        description={t('Recommended size 1920x800.')}
      >
        <CoverPhotoForm onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
