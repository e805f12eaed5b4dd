import { useState } from 'react'
import { lazyPart } from '../ui/lazyPart.tsx'
import { MissingDialog } from '../ui/MissingPart.tsx'
import { t } from '../lib/text.ts'

const ContactDialog = lazyPart(
  async () => (await import('../features/community/contact/ContactDialog.tsx')).ContactDialog,
  {
    Missing: MissingDialog,
  },
)

export function ContactButton() {
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Contact us')}
      </button>
      {isOpen !== undefined && <ContactDialog open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
