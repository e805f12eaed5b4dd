'use client'
import { useState } from 'react'
import type { Import } from '#contracts/operations/imports.ts'
import { LoadState } from '../../platform/view/LoadState.tsx'
import { useText } from '../../platform/view/useText.ts'
import { ImportCard } from './ImportCard.tsx'
import { ImportForm } from './ImportForm.tsx'
import { useImports } from './useImports.ts'

export function ImportDesk() {
  const t = useText()
  const { imports, problem, load } = useImports()
  const [openId, setOpenId] = useState<Import['id']>()
  if (!imports) return <LoadState problem={problem} onRetry={() => void load()} />
  return (
    <div className="imports">
      <ImportForm
        onChecked={({ id }) => {
          setOpenId(id)
          void load()
        }}
      />
      {problem && <LoadState problem={problem} onRetry={() => void load()} />}
      <h2>{t('Last 30 days')}</h2>
      {imports.length === 0 && (
        <p>{t('You haven’t imported anything yet. Choose an export above to see what it would do.')}</p>
      )}
      {imports.map((one) => (
        <ImportCard key={one.id} shown={one} isOpen={one.id === openId} onChanged={load} />
      ))}
    </div>
  )
}
