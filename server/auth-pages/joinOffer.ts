import { BENEFITS, MORE_BENEFITS } from '#contracts/benefits.ts'
import { formatCents } from '#contracts/money.ts'
import { srcSetOf } from '#contracts/pictures.ts'
import { planPrice } from '#contracts/planPrice.ts'
import { html, type Html } from './html.ts'
import type { JoinOffer } from './readJoinOffer.ts'

/** The post someone came for, and what a membership gives and costs. */
export const joinOffer = ({ post, prices }: JoinOffer): Html =>
  html`<section class="offer" aria-labelledby="offer-title">
    ${post.coverImageUrl && cover(post.coverImageUrl)}
    <p class="kind">${post.type === 'video' ? 'Film for members' : 'Gallery for members'}</p>
    <h2 id="offer-title">${post.title}</h2>
    <p class="price">
      <strong>${formatCents(prices.monthly)}</strong> a month, or
      <strong>${planPrice('annual', prices.annual)}</strong> a year.
      ${prices.trialDays > 0 && `The first ${prices.trialDays} days are free. `}Cancel anytime.
    </p>
    <div class="included">
      <p>A membership includes:</p>
      <ul>
        ${BENEFITS.map(({ title, text }) => html`<li><strong>${title}:</strong> ${text}</li>`)}
        ${MORE_BENEFITS.map((benefit) => html`<li>${benefit}</li>`)}
      </ul>
    </div>
  </section>`

const cover = (address: string): Html =>
  html`<img src="${address}" srcset="${srcSetOf(address) ?? ''}" sizes="(min-width: 60rem) 28rem, 92vw" alt="" />`
