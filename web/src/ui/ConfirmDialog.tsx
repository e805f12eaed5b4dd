import { useState } from 'react'
import type { AlertDialogProps } from './AlertDialog.tsx'
import { lazyPart } from './lazyPart.tsx'
import { MissingDialog } from './MissingPart.tsx'

const AlertDialog = lazyPart(async () => (await import('./AlertDialog.tsx')).AlertDialog, { Missing: MissingDialog })

/** Loads with its first question: most visitors are never asked one. */
export function ConfirmDialog(props: AlertDialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  return wasOpen && <AlertDialog {...props} />
}
