import { styled } from 'styled-components'
import { theme } from '../theme.ts'

type ProgressBarProps = { label: string; value: number; max: number }

export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value}>
      <Fill style={{ inlineSize: `${Math.min(100, (value / max) * 100)}%` }} />
    </Track>
  )
}

const Track = styled.div`
  block-size: 0.5rem;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.sunken};
  outline: 1px solid ${theme.color.lineStrong};
`
const Fill = styled.div`
  block-size: 100%;
  background: ${theme.color.malachite};
  transition: inline-size ${theme.motion.slow} ${theme.motion.ease};
`
