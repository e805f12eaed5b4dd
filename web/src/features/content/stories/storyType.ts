import { css } from 'styled-components'
import { theme } from '../../../theme.ts'

/**
 * The typography of a story: one left edge, a measure of 65 characters, pictures wider than the text.
 * From laptops on, what has `data-margin` goes beside the text, as in a field notebook.
 */
export const storyType = css`
  display: flow-root;
  font-size: ${theme.size.lg};
  line-height: 1.65;

  > * {
    max-inline-size: 65ch;
    margin-block: 0;
  }

  > * + * {
    margin-block-start: 1.1em;
  }

  > [data-wide] {
    max-inline-size: none;
    margin-block: ${theme.space[6]};
    clear: inline-end;
  }

  > [data-margin] {
    margin-block: ${theme.space[5]};
  }

  ${theme.from.laptop} {
    > [data-margin] {
      float: inline-end;
      clear: inline-end;
      inline-size: 18rem;
      margin-block: 0.4rem ${theme.space[5]};
    }

    > * {
      max-inline-size: min(65ch, 100% - 20rem);
    }
  }

  h2 {
    margin-block-start: 2em;
    font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
    line-height: 1.15;
  }

  h3 {
    margin-block-start: 1.8em;
    font-size: clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem);
  }

  h4 {
    margin-block-start: 1.6em;
    font-size: ${theme.size.lg};
  }

  h2 + *,
  h3 + *,
  h4 + * {
    margin-block-start: 0.6em;
  }

  > :first-child {
    margin-block-start: 0;
  }

  ul,
  ol {
    padding-inline-start: 1.4em;
  }

  li + li,
  li > ul,
  li > ol {
    margin-block-start: 0.4em;
  }

  li::marker {
    color: ${theme.color.carnelian};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  li[data-nested] {
    list-style: none;
  }

  strong {
    font-weight: 650;
  }

  code {
    padding: 0.1em 0.3em;
    border-radius: ${theme.radius.tag};
    background: ${theme.color.sunken};
    font: 0.9em ${theme.font.mono};
  }

  blockquote {
    position: relative;
    margin-inline: 0;
    padding-inline-start: 2.25rem;
    font: 600 clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem) / 1.35 ${theme.font.display};
    text-wrap: pretty;
  }

  blockquote::before {
    content: '“';
    position: absolute;
    inset-block-start: -0.1em;
    inset-inline-start: -0.05em;
    color: ${theme.color.carnelian};
    font-size: 2.6em;
    line-height: 1;
  }

  blockquote + *,
  * + blockquote {
    margin-block-start: ${theme.space[6]};
  }
`
