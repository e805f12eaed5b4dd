import { useState } from 'react'
import { styled } from 'styled-components'
import { msg } from '#contracts/shared/msg.ts'
import type { SizeChart } from '#contracts/shop/sizeChart.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { ArtImage } from '../../../ui/ArtImage.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SegmentedRadios } from '../../../ui/SegmentedRadios.tsx'
import { type LengthUnit, lengthText, readUnit, rememberUnit } from './lengthUnit.ts'

const UNITS = [
  { value: 'in', label: msg('Inches') },
  { value: 'cm', label: msg('Centimeters') },
] as const

type SizeChartDialogProps = { title: string; chart: SizeChart; size: string | null; onClose: () => void }

export function SizeChartDialog({ title, chart, size, onClose }: SizeChartDialogProps) {
  const [unit, setUnit] = useState(readUnit)
  const units = UNITS.map(({ value, label }) => ({ value, label: t(label) }))

  function choose(next: LengthUnit) {
    setUnit(next)
    rememberUnit(next)
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t('Size Chart')} description={title}>
      <Columns>
        {chart.imageUrl && (
          <Drawing data-on="plinth">
            <ArtImage src={chart.imageUrl} />
          </Drawing>
        )}
        <Side>
          <SegmentedRadios legend={t('Unit')} options={units} value={unit} onChange={choose} />
          <Scroll>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t('Size')}</th>
                  {chart.measurements.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {chart.sizes.map(({ name, lengths }) => (
                  <tr key={name} aria-current={name === size || undefined}>
                    <th scope="row">{name}</th>
                    {lengths.map((length, index) => (
                      <td key={chart.measurements[index]}>{length ? lengthText(length, unit) : '–'}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </Scroll>
          {chart.imageUrl && <Note>{t('The drawing shows where each letter is measured.')}</Note>}
        </Side>
      </Columns>
    </Dialog>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-items: start;

  ${theme.from.tablet} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`
const Drawing = styled.div`
  max-inline-size: 14rem;
  aspect-ratio: 1;
  overflow: hidden;
  ${theme.cleave.medium}
  background: ${theme.fixed.plinth};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`
const Side = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  min-inline-size: 0;
`
const Scroll = styled.div`
  inline-size: 100%;
  overflow-x: auto;
`
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-block-end: 1px solid ${theme.color.line};
    text-align: start;
    white-space: nowrap;
  }

  thead th {
    color: ${theme.color.muted};
    font: 500 ${theme.size.sm} / 1.4 ${theme.font.mono};
  }

  [aria-current] {
    background: ${theme.color.carnelianSoft};
  }
`
const Note = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
