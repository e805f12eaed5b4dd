import { describe, expect, it } from 'vitest'
import { orderReferenceSchema } from '#contracts/shop/orders.ts'
import { commentList, heldComment } from '../../seed/history/commentList.ts'
import { memberList } from '../../seed/history/memberList.ts'
import { orderList } from '../../seed/history/orderList.ts'
import { postList } from '../../seed/postList.ts'

describe('the demo’s history', () => {
  it('has 40 members and 60 orders, each with a unique address or reference', () => {
    expect(new Set(memberList.map(({ email }) => email)).size).toBe(40)
    expect(new Set(orderList.map(({ reference }) => reference)).size).toBe(60)
    expect(orderList.filter(({ reference }) => !orderReferenceSchema.safeParse(reference).success)).toEqual([])
  })

  it('stays within three months', () => {
    const days = [...memberList, ...orderList].map(({ daysAgo }) => daysAgo)
    expect(Math.max(...days)).toBeLessThanOrEqual(91)
    expect(Math.min(...days)).toBeGreaterThan(0)
  })

  it('lets people order only after they have joined', () => {
    expect(orderList.filter(({ member, daysAgo }) => member && member.daysAgo <= daysAgo)).toEqual([])
  })

  it('lets only members comment, after they have joined', () => {
    const early = [...commentList, heldComment].filter(({ by, post, hoursLater }) => {
      const author = memberList.find(({ firstName }) => firstName === by)
      const writtenAgo = (postList.find(({ title }) => title === post)?.daysAgo ?? Infinity) - hoursLater / 24
      return !author?.membership || author.daysAgo <= writtenAgo
    })
    expect(early).toEqual([])
  })
})
