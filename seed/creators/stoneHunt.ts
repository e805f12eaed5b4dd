import { demoAccounts } from '../accounts.ts'
import { commentList } from '../comments.ts'
import { winterLetter } from '../letters.ts'
import { pageList } from '../pageList.ts'
import { postList } from '../postList.ts'
import { productList } from '../productList.ts'
import type { Creator } from './Creator.ts'

/** The site as it is delivered, with everything switched on. */
export const stoneHunt: Creator = {
  name: 'Stone Hunt',
  mailDomain: 'stonehunt.test',
  accounts: demoAccounts,
  mediaList: 'index.json',
  off: [],
  creator: {
    name: 'Juno',
    text: [
      'I have opened stones since a gray pebble from my coat pocket turned out to hold hills, a lake and a sunset.',
      'Now I look for the next one, mostly before breakfast, and film what the saw finds. I read every comment, and I answer most.',
    ].join('\n\n'),
  },
  posts: postList,
  pages: pageList,
  products: productList,
  comments: commentList,
  letter: winterLetter,
  giftMessage: 'For the next hunt.',
  hasHistory: true,
}
