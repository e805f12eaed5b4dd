import { lazy, Suspense, useState } from 'react'

const ContactDialog = lazy(() =>
  import('../features/contact/ContactDialog.tsx').then((m) => ({ default: m.ContactDialog })),
)

/** The same place on every screen. */
export function ContactButton() {
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Contact us
      </button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ContactDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
