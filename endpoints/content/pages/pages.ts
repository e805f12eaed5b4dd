import * as routes from '#contracts/routes/content/pages.ts'
import { findPage } from '#domain/content/pages/findPage.ts'
import { implement } from '../../implement.ts'

export const readPage = implement(routes.readPage, (req, { params: { slug } }) => findPage(req.pool, slug))
