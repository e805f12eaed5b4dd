import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { HELP_PAGES, helpUrl } from '#contracts/operations/helpPages.ts'
import { PanelPage } from '../view/PanelPage.tsx'
import { HelpContents } from './HelpContents.tsx'
import { readHelp } from './readHelp.ts'

/** The pages of `docs/owner`: all of them at `/cms/help`, each at an address below it. */
export async function Help(view: AdminViewServerProps) {
  const segments = view.params?.['segments']
  const [, name, ...rest] = Array.isArray(segments) ? segments : []
  const folder = view.payload.config.admin.importMap.baseDir
  const texts = await Promise.all(HELP_PAGES.map(async (page) => ({ page, ...(await readHelp(folder, page)) })))
  if (name === undefined)
    return (
      <PanelPage
        view={view}
        needs="usePanel"
        title="Help"
        says="The “?” at the top of each page leads to what is about it."
      >
        <div className="help__pages">
          {texts.map(({ page, title, sections }) => (
            <section key={page}>
              <h2>
                <a href={helpUrl(page)}>{title}</a>
              </h2>
              <HelpContents page={page} sections={sections} />
            </section>
          ))}
        </div>
      </PanelPage>
    )
  const text = texts.find(({ page }) => page === name)
  if (!text || rest.length > 0) notFound()
  return (
    <PanelPage view={view} needs="usePanel" title={text.title}>
      <div className="help">
        <div className="help__side">
          <nav aria-label="Help">
            <a href={helpUrl()}>All of the help</a>
          </nav>
          <nav aria-label="On this page">
            <HelpContents page={text.page} sections={text.sections} />
          </nav>
        </div>
        <article className="help__text" dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
    </PanelPage>
  )
}
