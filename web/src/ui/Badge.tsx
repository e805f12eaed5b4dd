import { css, styled } from 'styled-components'
import { theme } from '../theme.ts'

export type BadgeTone = 'plain' | 'member' | 'staff' | 'hot' | 'rare' | 'good' | 'warn' | 'bad'

const tones = {
  plain: css`
    background: ${theme.color.sunken};
    color: ${theme.color.muted};
  `,
  member: css`
    background: ${theme.color.amethystSoft};
    color: ${theme.color.amethyst};
  `,
  staff: css`
    background: ${theme.color.azuriteSoft};
    color: ${theme.color.azurite};
  `,
  hot: css`
    background: ${theme.color.carnelian};
    color: ${theme.color.onCarnelian};
  `,
  rare: css`
    background: ${theme.color.pyriteSoft};
    color: ${theme.color.pyrite};
  `,
  good: css`
    background: ${theme.color.malachiteSoft};
    color: ${theme.color.malachite};
  `,
  warn: css`
    background: ${theme.color.pyriteSoft};
    color: ${theme.color.pyrite};
  `,
  bad: css`
    background: ${theme.color.garnetSoft};
    color: ${theme.color.garnet};
  `,
}

export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  inline-size: fit-content;
  padding: 0.15em 0.5em;
  border-radius: ${theme.radius.tag};
  font: 600 ${theme.size.xs} / 1.4 ${theme.font.mono};
  white-space: nowrap;
  ${({ $tone }) => tones[$tone ?? 'plain']}

  svg {
    flex: none;
  }

  @media (forced-colors: active) {
    outline: 1px solid;
  }
`
