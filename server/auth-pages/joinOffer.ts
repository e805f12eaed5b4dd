import { BENEFITS, MORE_BENEFITS } from '#contracts/membership/benefits.ts'
import { srcSetOf } from '#contracts/platform/pictures.ts'
import { planPrice } from '#contracts/membership/planPrice.ts'
import { amountIn } from '#contracts/shared/amountIn.ts'
import { centsIn } from '#texts/formats.ts'
import { html, type Html } from './html.ts'
import type { PageTexts } from './pageTexts.ts'
import type { JoinOffer } from './readJoinOffer.ts'

/** The post someone came for, if any, and what a membership gives and costs. */
export const joinOffer = ({ post, prices }: JoinOffer, { t, language }: PageTexts): Html =>
  html`<section class="offer" aria-labelledby="offer-title">
    ${post ? wanted(post, t) : html`<h2 id="offer-title">${t('The membership')}</h2>`}
    <p class="price">
      ${inStrong(
        t('<0>{monthly}</0> a month, or <0>{annual}</0> a year.', {
          monthly: centsIn(language, prices.monthly),
          annual: amountIn(language, planPrice('annual', prices.annual)),
        }),
      )}
      ${
        prices.trialDays > 0 &&
        t('The first {days, plural, one {day is} other {# days are}} free.', { days: prices.trialDays })
      }
      ${t('Cancel anytime.')}
    </p>
    <div class="included">
      <p>${t('A membership includes:')}</p>
      <ul>
        ${BENEFITS.map(({ title, text }) => html`<li><strong>${t(title)}:</strong> ${t(text)}</li>`)}
        ${MORE_BENEFITS.map((benefit) => html`<li>${t(benefit)}</li>`)}
      </ul>
    </div>
  </section>`

const wanted = (post: NonNullable<JoinOffer['post']>, t: PageTexts['t']): Html =>
  html`${post.coverImageUrl && cover(post.coverImageUrl)}
    <p class="kind">${post.type === 'video' ? t('Film for members') : t('Gallery for members')}</p>
    <h2 id="offer-title" lang="${post.language}">${post.title}</h2>`

const cover = (address: string): Html =>
  html`<img src="${address}" srcset="${srcSetOf(address) ?? ''}" sizes="(min-width: 60rem) 28rem, 92vw" alt="" />`

/** `<0>…</0>` of a text is what matters in it. */
function inStrong(text: string): Html[] {
  return text
    .split(/<0>([^<]*)<\/0>/)
    .map((part, index) => (index % 2 === 1 ? html`<strong>${part}</strong>` : html`${part}`))
}
