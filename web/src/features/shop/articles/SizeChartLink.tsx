import { Ruler } from 'lucide-react'
import { useState } from 'react'
import type { SizeChart } from '#contracts/shop/sizeChart.ts'
import { t } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { MissingDialog } from '../../../ui/MissingPart.tsx'

const SizeChartDialog = lazyPart(async () => (await import('./SizeChartDialog.tsx')).SizeChartDialog, {
  Missing: MissingDialog,
})

export function SizeChartLink({ title, chart, size }: { title: string; chart: SizeChart; size: string | null }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" size="compact" onClick={() => setOpen(true)}>
        <Ruler size={16} aria-hidden="true" />
        {t('Size chart')}
      </Button>
      {isOpen && <SizeChartDialog title={title} chart={chart} size={size} onClose={() => setOpen(false)} />}
    </>
  )
}
