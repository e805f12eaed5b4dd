import { useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

const RATES = [1, 1.2, 1.5, 1.7, 2]

/** The player's own button fails WCAG 2.5.3: its accessible name does not contain its text. */
export function PlaybackRate({ onChange }: { onChange: (rate: number) => void }) {
  const [rate, setRate] = useState(1)

  function handleClick() {
    const next = RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1
    onChange(next)
    setRate(next)
  }

  return (
    <PlayerButton type="button" aria-label={`Playback rate ${rate}x`} onClick={handleClick}>
      {rate}x
    </PlayerButton>
  )
}

/** Used in the player's control bar. */
export const PlayerButton = styled.button`
  min-inline-size: 2.75rem;
  padding-inline: ${theme.space[2]};
  border: 0;
  background: var(--media-secondary-color);
  color: var(--media-primary-color);
  font: 700 0.875rem / 1 ${theme.font.mono};
  cursor: pointer;

  &:hover {
    background: ${theme.fixed.basalt};
  }

  &:focus-visible {
    outline: none;
    box-shadow: var(--media-focus-box-shadow);
  }

  ${theme.below.tablet} {
    display: none;
  }
`
