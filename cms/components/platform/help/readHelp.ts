import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HelpPage } from '#contracts/operations/helpPages.ts'
import { type HelpText, renderHelp } from '#domain/operations/help/renderHelp.ts'

/** @param projectFolder with the owner’s pages, as in the repository and in the image. */
export const readHelp = async (projectFolder: string, page: HelpPage): Promise<HelpText> =>
  renderHelp(await readFile(join(projectFolder, 'docs/owner', `${page}.md`), 'utf8'))
