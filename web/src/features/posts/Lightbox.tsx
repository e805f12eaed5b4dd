import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'

type LightboxProps = {
  title: string
  addresses: string[]
  index: number
  onChange: (index: number) => void
  onClose: () => void
}

/** One picture at its full size; arrows turn, Escape closes. */
export function Lightbox({ title, addresses, index, onChange, onClose }: LightboxProps) {
  const count = addresses.length
  const focus = useReturnFocus()
  const turn = (by: number) => onChange((index + by + count) % count)

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }

  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Panel {...focus} data-on="basalt" aria-describedby={undefined} onKeyDown={handleKey}>
          <Bar>
            <Dialog.Title asChild>
              <p>{title}</p>
            </Dialog.Title>
            <span role="status">
              {index + 1} of {count}
            </span>
            <Dialog.Close asChild>
              <Control aria-label="Close">
                <X size={24} aria-hidden="true" />
              </Control>
            </Dialog.Close>
          </Bar>
          <Stage>
            <img src={addresses[index]} alt={`${title}, ${index + 1} of ${count}`} />
          </Stage>
          {count > 1 && (
            <Turns>
              <Control aria-label="Previous photo" onClick={() => turn(-1)}>
                <ChevronLeft size={24} aria-hidden="true" />
              </Control>
              <Control aria-label="Next photo" onClick={() => turn(1)}>
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
  grid-template-rows: auto 1fr auto;
  background: ${theme.fixed.basalt};
  color: ${theme.fixed.chalk};

  &:focus {
    outline: none;
  }
`
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
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
const Stage = styled.div`
  min-block-size: 0;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`
const Turns = styled.div`
  display: flex;
  justify-content: center;
  gap: ${theme.space[5]};
  padding: ${theme.space[3]};
`
const Control = styled(IconButton)`
  &:hover {
    background: rgb(238 243 241 / 0.14);
  }
`
