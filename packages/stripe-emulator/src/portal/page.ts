import { html, Markup } from './html.ts'

const STYLE = new Markup(`
  :root { color-scheme: light dark; --ink: #1d2430; --quiet: #5a6474; --line: #d9dee6; --card: #fff; --ground: #f4f6f9; --accent: #2f5d8a; --note: #fff6d8; --noteink: #5c4700; --bad: #a3262a; --good: #1f6b43 }
  @media (prefers-color-scheme: dark) { :root { --ink: #e8ecf2; --quiet: #a3adbb; --line: #38414f; --card: #1e2530; --ground: #151a22; --accent: #8ab6e3; --note: #3a3216; --noteink: #f3dd93; --bad: #f0898c; --good: #7fd0a3 } }
  * { box-sizing: border-box }
  body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
  .note { background: var(--note); color: var(--noteink); text-align: center; padding: .6rem 1rem; font-weight: 600 }
  main { max-inline-size: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
  h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0 1.25rem }
  h2 { font-size: 1.1rem; margin: 0 0 .5rem }
  section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin-block: 1rem; scroll-margin-top: 1rem }
  section.wanted { border-color: var(--accent); box-shadow: 0 0 0 3px color-mix(in srgb, var(--accent) 25%, transparent) }
  p { margin: .35rem 0 } .quiet { color: var(--quiet) } .bad { color: var(--bad); font-weight: 600 } .good { color: var(--good); font-weight: 600 }
  a { color: var(--accent) }
  form { margin: .75rem 0 0 }
  .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .75rem }
  .fields .wide { grid-column: 1 / -1 }
  label { display: grid; gap: .25rem; font-size: .9rem }
  input { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--quiet); border-radius: .4rem; padding: .55rem .65rem; min-inline-size: 0 }
  button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: .4rem 1.1rem; margin-block-start: .75rem; border-radius: .5rem; border: 1px solid var(--accent); background: var(--accent); color: var(--card); cursor: pointer }
  button.second { background: transparent; color: var(--accent) }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  table { inline-size: 100%; border-collapse: collapse } th, td { text-align: start; padding: .5rem .25rem; border-block-end: 1px solid var(--line) } td.sum, th.sum { text-align: end; font-variant-numeric: tabular-nums }
  .scroll { overflow-x: auto }
`)

export function page(title: string, body: Markup, note = 'Demo billing portal – no real card is charged'): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <div class="note" role="note">${note}</div>
        <main>${body}</main>
      </body>
    </html>`.text
}
