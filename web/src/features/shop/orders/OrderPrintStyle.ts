import { createGlobalStyle } from 'styled-components'
import { colorDeclarations, light } from '#contracts/platform/tokens.ts'

/** Dark ink in both color schemes, and only the order being printed. */
export const OrderPrintStyle = createGlobalStyle`
  @media print {
    :root:root:root { color-scheme: light; ${colorDeclarations(light)} }
    html { background: none !important; }
    header, footer, [data-print='no'] { display: none !important; }
    body:has([data-printed]) *:not(:has([data-printed]), [data-printed], [data-printed] *) { display: none !important; }
    [data-printed]::before { content: attr(data-site) ', order ' attr(data-reference); font-weight: 700; }
  }
`
