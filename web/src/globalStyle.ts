import { schemeRules } from '#contracts/platform/colorSchemes.ts'
import { theme } from './theme.ts'

/** Static CSS that the build inlines, so that styled-components does not process it in the browser. */
export const globalStyle = `
  ${schemeRules()}

  *, *::before, *::after { box-sizing: border-box; }

  html {
    background: ${theme.color.bg};
    color: ${theme.color.text};
    font: 400 1rem/1.6 ${theme.font.text};
    scroll-padding-block: 80px 96px;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }

  /* People's long words and addresses: unlike break-word, this also narrows columns of a grid. */
  body { margin: 0; min-inline-size: 320px; overflow-wrap: anywhere; }
  #root { display: flex; flex-direction: column; min-block-size: 100dvh; }

  h1, h2, h3, h4 {
    margin: 0;
    font-family: ${theme.font.display};
    font-weight: 700;
    text-wrap: balance;
    letter-spacing: -0.01em;
  }
  h1 { font-size: ${theme.size.h1}; line-height: 1.06; }
  h2 { font-size: ${theme.size.h2}; line-height: 1.12; }
  h3 { font-size: ${theme.size.h3}; line-height: 1.2; }
  h4 { font-size: ${theme.size.h4}; line-height: 1.25; }
  h1:focus, h2:focus { outline: none; }
  p { margin: 0; text-wrap: pretty; }
  button, label, legend, th, nav { overflow-wrap: break-word; }
  ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  fieldset { border: 0; min-inline-size: 0; }
  legend { max-inline-size: 100%; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  img, svg, video { display: block; max-inline-size: 100%; }
  a { color: ${theme.color.azurite}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button, [role='button'], label, select, summary { touch-action: manipulation; }
  ::placeholder { color: ${theme.color.muted}; opacity: 1; }
  ::selection { background: ${theme.color.carnelian}; color: ${theme.color.onCarnelian}; }

  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`
