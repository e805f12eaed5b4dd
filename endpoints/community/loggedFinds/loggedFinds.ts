import { FINDS_PER_PDF } from '#contracts/community/limits.ts'
import * as routes from '#contracts/routes/community/loggedFinds.ts'
import { addFindPhoto as addPhoto, deleteFindPhoto as removePhoto } from '#domain/community/loggedFinds/findPhotos.ts'
import { readFindPhoto as readPhoto } from '#domain/community/loggedFinds/findPhotos.ts'
import {
  changeLoggedFind as change,
  deleteLoggedFind as remove,
  logFind as log,
} from '#domain/community/loggedFinds/logFind.ts'
import { listFindRows, loggedFindColumns } from '#domain/community/loggedFinds/loggedFindColumns.ts'
import {
  findLoggedFinds,
  listLoggedFinds as list,
  readLoggedFind as readOne,
} from '#domain/community/loggedFinds/readLoggedFinds.ts'
import { refuseLongNotes } from '#domain/community/loggedFinds/refuseLongNotes.ts'
import type { renderFindList } from '#domain/community/loggedFinds/renderFindList.ts'
import { heavyFor, runHeavy } from '#domain/platform/heavyWork/runHeavy.ts'
import { csvFile } from '../../csvFile.ts'
import { HttpResult } from '../../HttpResult.ts'
import { implement } from '../../implement.ts'
import { photoResult } from '../../photoResult.ts'

const writing = { rateLimit: { calls: 300, seconds: 3600 } }
const exporting = { rateLimit: { calls: 30, seconds: 600 } }

export const listLoggedFinds = implement(routes.listLoggedFinds, (req, { query }) => list(req, query))

export const readLoggedFind = implement(routes.readLoggedFind, ({ pool, user }, { params }) =>
  readOne(pool, user.id, params.id),
)

export const logFind = implement(routes.logFind, (req, { input }) => log(req, input), writing)

export const changeLoggedFind = implement(
  routes.changeLoggedFind,
  (req, { params, input }) => change(req, params.id, input),
  writing,
)

export const deleteLoggedFind = implement(routes.deleteLoggedFind, async (req, { params }) => {
  await remove(req, params.id)
})

export const addFindPhoto = implement(
  routes.addFindPhoto,
  (req, { params, input }) => addPhoto(req, params.id, input.photo),
  { rateLimit: { calls: 120, seconds: 3600 }, mayBeLong: 'photo' },
)

export const deleteFindPhoto = implement(routes.deleteFindPhoto, async (req, { params }) => {
  await removePhoto(req, params.id, params.photo)
})

export const readFindPhoto = implement(routes.readFindPhoto, async (req, { params, query }) =>
  photoResult(
    await readPhoto(req, { id: params.id, photoId: params.photo, isSmall: query.size === 'small' }),
    'no-cache',
  ),
)

export const loggedFindsCsv = implement(
  routes.loggedFindsCsv,
  (req) => csvFile('finds', req.now, loggedFindColumns, listFindRows(req)),
  exporting,
)

export const loggedFindsPdf = implement(
  routes.loggedFindsPdf,
  async (req, { query: { q, part } }) => {
    const { pool, user, now, language = 'en' } = req
    const finds = await findLoggedFinds(pool, user.id, { q, skip: (part - 1) * FINDS_PER_PDF, most: FINDS_PER_PDF })
    refuseLongNotes(finds)
    const pdf = await runHeavy<typeof renderFindList>('findList', [finds, part, language], { person: heavyFor(req) })
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="finds-${now.toISOString().slice(0, 10)}-${part}.pdf"`,
    }
    return new HttpResult(200, headers, Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
  },
  exporting,
)
