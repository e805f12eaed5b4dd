import { keyframes, styled } from 'styled-components'
import { theme } from '../theme.ts'

const rise = keyframes`
  from { opacity: 0; translate: 0 12px; }
`
const dim = keyframes`
  from { opacity: 0; }
`

export const DialogShade = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  background: rgb(10 14 16 / 0.6);
  animation: ${dim} ${theme.motion.base} ${theme.motion.ease};
`

export const DialogPanel = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  gap: ${theme.space[4]};
  inline-size: min(40rem, calc(100vw - 2rem));
  max-block-size: calc(100dvh - 2rem);
  block-size: fit-content;
  margin: auto;
  padding: ${theme.space[5]};
  overflow: auto;
  border: 1px solid ${theme.color.line};
  ${theme.cleave.medium}
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.dialog};
  animation: ${rise} ${theme.motion.base} ${theme.motion.ease};

  &:focus-visible {
    outline: none;
  }
`
