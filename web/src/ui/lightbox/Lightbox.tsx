import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { IconButton } from '../IconButton.tsx'
import { useReturnFocus } from '../useReturnFocus.ts'
import { PhotoStrip } from './PhotoStrip.tsx'
import { t } from '../../lib/text.ts'

type LightboxProps = {
  title: string
  urls: string[]
  /** Text for each picture; without it, the title and its number. */
  alts?: string[]
  index: number
  onChange: (index: number) => void
  onClose: () => void
}

export function Lightbox({ title, urls, alts, index, onChange, onClose }: LightboxProps) {
  const count = urls.length
  const focus = useReturnFocus()
  const [isZoomed, setZoomed] = useState(false)

  function show(next: number) {
    setZoomed(false)
    onChange((next + count) % count)
  }

  function handleKey({ key }: KeyboardEvent) {
    // While zoomed, the arrow keys scroll the picture.
    if (isZoomed) return
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key]
    if (next !== undefined) show(next)
  }

  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Panel {...focus} data-on="basalt" aria-describedby={undefined} onKeyDown={handleKey}>
          <Bar>
            <Dialog.Title asChild>
              <p>{title}</p>
            </Dialog.Title>
            <span role="status">{t('{index} of {count}', { index: index + 1, count })}</span>
            <Control aria-label={t('Look closer')} aria-pressed={isZoomed} onClick={() => setZoomed(!isZoomed)}>
              {isZoomed ? <ZoomOut size={24} aria-hidden="true" /> : <ZoomIn size={24} aria-hidden="true" />}
            </Control>
            <Dialog.Close asChild>
              <Control aria-label={t('Close')}>
                <X size={24} aria-hidden="true" />
              </Control>
            </Dialog.Close>
          </Bar>
          <PhotoStrip
            title={title}
            urls={urls}
            alts={alts}
            index={index}
            isZoomed={isZoomed}
            onSwipe={show}
            onToggle={() => setZoomed(!isZoomed)}
          />
          {count > 1 && (
            <Turns>
              <Control aria-label={t('Previous photo')} onClick={() => show(index - 1)}>
                <ChevronLeft size={24} aria-hidden="true" />
              </Control>
              <Control aria-label={t('Next photo')} onClick={() => show(index + 1)}>
                <ChevronRight size={24} aria-hidden="true" />
              </Control>
            </Turns>
          )}
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const Panel = styled(Dialog.Content)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  background: ${theme.fixed.basalt};
  color: ${theme.fixed.chalk};

  &:focus {
    outline: none;
  }
`
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[4]};

  p {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  span {
    font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
  }
`
const Turns = styled.div`
  display: flex;
  justify-content: center;
  gap: ${theme.space[5]};
  padding: ${theme.space[3]};
`
const Control = styled(IconButton)`
  &:hover,
  &[aria-pressed='true'] {
    border-color: transparent;
    background: rgb(238 243 241 / 0.14);
    color: inherit;
  }
`
