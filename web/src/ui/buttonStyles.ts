import { css } from 'styled-components'
import { theme } from '../theme.ts'

/** Carnelian is the primary action, malachite buys, amethyst is membership, garnet is destructive. */
export type ButtonTone = 'act' | 'buy' | 'member' | 'danger' | 'outline' | 'quiet'
export type ButtonSize = 'regular' | 'compact'

export type ButtonLook = {
  $tone?: ButtonTone | undefined
  $size?: ButtonSize | undefined
  $wide?: boolean | undefined
}

const tones = {
  act: css`
    background: ${theme.color.carnelian};
    color: ${theme.color.onCarnelian};
    &:hover {
      background: ${theme.color.carnelianHover};
    }
  `,
  buy: css`
    background: ${theme.color.malachite};
    color: ${theme.color.onMalachite};
    &:hover {
      background: ${theme.color.malachiteHover};
    }
  `,
  member: css`
    background: ${theme.color.amethyst};
    color: ${theme.color.onAmethyst};
    &:hover {
      background: ${theme.color.amethystHover};
    }
  `,
  danger: css`
    background: ${theme.color.garnet};
    color: ${theme.color.onGarnet};
    &:hover {
      filter: brightness(0.92);
    }
  `,
  outline: css`
    border-color: ${theme.color.lineStrong};
    background: transparent;
    color: inherit;
    &:hover {
      border-color: currentcolor;
    }
  `,
  quiet: css`
    background: transparent;
    color: inherit;
    &:hover {
      text-decoration: underline;
    }
  `,
}

const sizes = {
  regular: css`
    min-block-size: 2.75rem;
    padding: 0.5rem 1.25rem;
  `,
  compact: css`
    min-block-size: 2.25rem;
    padding: 0.25rem 0.75rem;
    font-size: ${theme.size.sm};
  `,
}

export const buttonStyles = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1px solid transparent;
  ${theme.cleave.small}
  font-weight: 650;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    border-color ${theme.motion.fast} ${theme.motion.ease};
  ${({ $size }) => sizes[$size ?? 'regular']}
  ${({ $tone }) => tones[$tone ?? 'act']}

  svg {
    flex: none;
  }

  &:disabled {
    border-color: ${theme.color.lineStrong};
    background: transparent;
    color: ${theme.color.muted};
    cursor: not-allowed;
  }

  &[aria-disabled='true'] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`
