import * as routes from '#contracts/routes/outreach/news.ts'
import { confirmNews as confirm } from '#domain/outreach/news/confirmNews.ts'
import { requestNews as request } from '#domain/outreach/news/requestNews.ts'
import { answer } from '../../answer.ts'
import { redirectTo } from '../../HttpResult.ts'
import { implement } from '../../implement.ts'
import { serverPageIn } from '../../people/auth/serverPageIn.ts'
import { withFormRedirect } from '../../people/auth/withFormRedirect.ts'

const PAGE = '/api/news'

export const requestNews = implement(
  routes.requestNews,
  (req, { input: { email } }) =>
    withFormRedirect(req, { page: PAGE }, async () => {
      await request(req, email)
      if (req.web.isForm) return redirectTo(serverPageIn(req.language ?? 'en', `${PAGE}?notice=news_requested`))
      return answer(req, 'Check your email, and press the link in it.')
    }),
  { rateLimit: { calls: 20, seconds: 3600 } },
)

/** The button on the page of the link. Opening the link does nothing, because mail scanners open links too. */
export const confirmNews = implement(
  routes.confirmNews,
  (req, { input }) =>
    withFormRedirect(req, { page: PAGE }, async () => {
      await confirm(req, input)
      if (req.web.isForm) return redirectTo(serverPageIn(req.language ?? 'en', `${PAGE}?notice=news_confirmed`))
      return answer(req, 'You get emails about new posts.')
    }),
  { rateLimit: { calls: 60, seconds: 3600 } },
)
