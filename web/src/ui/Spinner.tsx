import { keyframes, styled } from 'styled-components'

export function Spinner() {
  return <Ring aria-hidden="true" />
}

const turn = keyframes`
  to { rotate: 1turn; }
`
const Ring = styled.span`
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid currentcolor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`
