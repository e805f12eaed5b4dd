import { useState } from 'react'
import type { CartCode } from '#contracts/promoCodes.ts'
import { Button } from '../../ui/Button.tsx'
import { AppliedCode } from './AppliedCode.tsx'
import { PromoCodeForm } from './PromoCodeForm.tsx'

type PromoCodeBoxProps = {
  code: CartCode | undefined
  isLocked?: boolean
  /** Reloads what the code changes. */
  onChange: () => Promise<unknown>
}

export function PromoCodeBox({ code, isLocked = false, onChange }: PromoCodeBoxProps) {
  const [isOpen, setOpen] = useState(false)
  if (code) return <AppliedCode code={code} isLocked={isLocked} onChange={onChange} />
  if (isOpen) {
    return (
      <PromoCodeForm
        isLocked={isLocked}
        onApplied={async () => {
          await onChange()
          setOpen(false)
        }}
      />
    )
  }
  return (
    <Button tone="quiet" onClick={() => setOpen(true)} disabled={isLocked}>
      Have a promo code?
    </Button>
  )
}
