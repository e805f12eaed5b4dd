import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { HELP_PAGES, type HelpPage, helpUrl, isHelpPage } from '#contracts/operations/helpPages.ts'
import { PanelPage } from '../view/PanelPage.tsx'
import { msg, textIn } from '../view/textIn.ts'
import { HelpContents } from './HelpContents.tsx'
import { readHelp } from './readHelp.ts'

/** The pages of `docs/owner`: all of them at `/cms/help`, each at an address below it. */
export async function Help(view: AdminViewServerProps) {
  const { language } = view.initPageResult.req.i18n
  const t = textIn(language)
  const segments = view.params?.['segments']
  const [, name, ...rest] = Array.isArray(segments) ? segments : []
  const folder = view.payload.config.admin.importMap.baseDir
  if (name === undefined)
    return (
      <PanelPage
        view={view}
        needs="usePanel"
        title={msg('Help')}
        says={msg('The “?” at the top of each page leads to what is about it.')}
      >
        {language === 'de' && <p>{t('The help is in English.')}</p>}
        <div className="help__pages">
          {HELP_PAGES.map((page) => (
            <PageContents key={page} page={page} folder={folder} />
          ))}
        </div>
      </PanelPage>
    )
  if (!isHelpPage(name) || rest.length > 0) notFound()
  const { title, sections, html } = await readHelp(folder, name)
  return (
    <PanelPage view={view} needs="usePanel" title={title}>
      <div className="help">
        <div className="help__side">
          <nav aria-label={t('Help')}>
            <a href={helpUrl()}>{t('All of the help')}</a>
          </nav>
          <nav aria-label={t('On this page')}>
            <HelpContents page={name} sections={sections} />
          </nav>
        </div>
        <article className="help__text" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </PanelPage>
  )
}

async function PageContents({ page, folder }: { page: HelpPage; folder: string }) {
  const { title, sections } = await readHelp(folder, page)
  return (
    <section>
      <h2>
        <a href={helpUrl(page)}>{title}</a>
      </h2>
      <HelpContents page={page} sections={sections} />
    </section>
  )
}
