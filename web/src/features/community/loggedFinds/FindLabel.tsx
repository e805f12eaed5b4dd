import { create } from 'qrcode'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { LoggedFind } from '#contracts/community/loggedFinds.ts'
import { pagePath, t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { foundOnText, placeText } from './findFacts.ts'

/** 63.5 × 38.1 mm, 21 on a sheet of A4. Black on white in both color schemes: it is paper. */
export function FindLabel({ find, brand }: { find: LoggedFind; brand: string }) {
  const { id, catalogueNumber, stone, foundOn, place, state, shared } = find
  const target = shared ? `/finds?shared=${shared.key}` : `/finds?find=${id}`
  const where = placeText({ words: place, state })
  return (
    <Paper aria-label={t('Label of {number}', { number: catalogueNumber })}>
      <Facts>
        <strong>{catalogueNumber}</strong>
        <b>{stone}</b>
        {where && <span>{where}</span>}
        {foundOn && <span>{foundOnText(foundOn)}</span>}
        <small>{brand}</small>
      </Facts>
      <QrCode
        text={new URL(pagePath(target), window.location.origin).href}
        label={t('QR code that opens {number}', { number: catalogueNumber })}
      />
    </Paper>
  )
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => drawModules(text), [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  )
}

function drawModules(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const dark = Array.from({ length: size * size }, (_, index) => index).filter((index) => modules.data[index])
  return { size, path: dark.map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`).join('') }
}

const Paper = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 25mm;
  gap: 2.5mm;
  align-items: center;
  inline-size: 63.5mm;
  block-size: 38.1mm;
  padding: 3.5mm;
  overflow: hidden;
  background: #fff;
  color: #000;
  break-inside: avoid;

  @media screen {
    outline: 1px dashed ${theme.color.lineStrong};
  }

  svg {
    inline-size: 25mm;
    block-size: 25mm;
  }
`
const Facts = styled.div`
  display: grid;
  align-content: center;
  gap: 0.8mm;
  max-block-size: 31mm;
  overflow: hidden;
  font-size: 2.5mm;
  line-height: 1.25;
  overflow-wrap: anywhere;

  strong {
    font: 700 3.4mm / 1.2 ${theme.font.mono};
  }

  b {
    display: -webkit-box;
    overflow: hidden;
    font-size: 3.1mm;
    line-height: 1.2;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  small {
    font-size: 2.1mm;
  }
`
