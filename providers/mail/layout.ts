import { colors } from '#contracts/tokens.ts'

/** One part of a mail. Everything in it is text and is escaped. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'table'; rows: { label: string; value: string; isStrong?: boolean }[] }

/** Draws a mail from its blocks, once as HTML and once as plain text. */
export function drawMail(title: string, blocks: Block[], note: string): { html: string; text: string } {
  return {
    html: drawHtml(title, blocks, note),
    text: [title, ...blocks.map(drawText), note].filter(Boolean).join('\n\n') + '\n',
  }
}

const c = colors.light

function drawHtml(title: string, blocks: Block[], note: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${c.bg};color:${c.text};font-family:'Atkinson Hyperlegible Next',system-ui,sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:34rem;margin:0 auto;padding:32px 16px">
<p style="font-weight:700;letter-spacing:-.01em;margin:0 0 16px">Stone Hunt</p>
<div style="background:${c.surface};border:1px solid ${c.line};border-radius:4px 28px 4px 4px;padding:24px">
<h1 style="font-size:24px;line-height:1.2;margin:0 0 16px">${escapeHtml(title)}</h1>
${blocks.map(drawBlock).join('\n')}
</div><p style="color:${c.muted};font-size:14px">${escapeHtml(note)}</p></div></body></html>`
}

function drawBlock(block: Block): string {
  if (block.kind === 'text') return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`
  if (block.kind === 'button') {
    return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="background:${c.carnelian};color:${c.onCarnelian};padding:12px 20px;border-radius:4px 14px 4px 4px;text-decoration:none;font-weight:600">${escapeHtml(block.label)}</a></p>`
  }
  const rows = block.rows.map(
    ({ label, value, isStrong }) =>
      `<tr style="${isStrong ? 'font-weight:700' : ''}"><td style="padding:6px 0">${escapeHtml(label)}</td><td style="padding:6px 0;text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`,
  )
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`
}

function drawText(block: Block): string {
  if (block.kind === 'text') return block.text
  if (block.kind === 'button') return `${block.label}: ${block.url}`
  return block.rows.map(({ label, value }) => `${label}  ${value}`).join('\n')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
