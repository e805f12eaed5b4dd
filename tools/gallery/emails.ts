import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { givenEnv } from '../../env.ts'
import { LANGUAGES } from '../../contracts/shared/languages.ts'
import { TO_STAFF } from '../../contracts/platform/mails.ts'
import { renderMail } from '../../providers/mail/templates.ts'
import { kindOfKey, MAIL_KEYS, sampleOf } from '../../providers/mail/wordings.ts'

/** Renders every mail in each language with sample data into DATA_DIR/mails, and a page that shows them all in both themes. */

const folder = resolve(givenEnv()['DATA_DIR'] ?? '.data', 'mails')
await mkdir(folder, { recursive: true })
const figures: string[] = []
const site = { name: 'Stone Hunt', url: 'http://localhost:3000' }
for (const key of MAIL_KEYS)
  for (const language of TO_STAFF.includes(kindOfKey(key)) ? (['en'] as const) : LANGUAGES) {
    const { subject, html, text } = renderMail(kindOfKey(key), sampleOf(key), site, { language })
    const name = language === 'en' ? key : `${key}.${language}`
    await writeFile(join(folder, `${name}.html`), html)
    await writeFile(join(folder, `${name}.txt`), text)
    const frames = ['light', 'dark'].map(
      (scheme) => `<iframe title="${name}, ${scheme}" src="${name}.html" style="color-scheme:${scheme}"></iframe>`,
    )
    figures.push(`<h2>${name}: ${subject}</h2><div>${frames.join('')}<pre>${text.replaceAll('<', '&lt;')}</pre></div>`)
  }
const style =
  'body{font:16px/1.5 system-ui;margin:2rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}iframe{inline-size:100%;block-size:36rem;border:1px solid #888}pre{white-space:pre-wrap;overflow-wrap:anywhere}'
const page = join(folder, 'index.html')
await writeFile(
  page,
  `<!doctype html><meta charset="utf-8"><title>Emails</title><style>${style}</style>${figures.join('')}`,
)
process.stdout.write(`${figures.length} emails drawn. Open ${page}\n`)
