/** Texts in titles and descriptions that made feeds unreadable, as people reported them to blogs, podcasts and shops. */
export const FEED_TEXTS: { report: string; text: string; becomes: string }[] = [
  { report: 'Google says that my feed is not XML since I pasted a title.', text: 'a\ufffeb', becomes: 'ab' },
  { report: 'The last noncharacter does the same.', text: 'a\uffffb', becomes: 'ab' },
  {
    report: 'A control character from a PDF breaks the podcast.',
    text: 'Ag\u000bate\u0002 \u001bbed',
    becomes: 'Agate bed',
  },
  { report: 'Half an emoji ends the feed.', text: 'Gem \ud83d', becomes: 'Gem ' },
  { report: 'The other half, too.', text: '\udc8e gem', becomes: ' gem' },
  { report: 'A whole one must stay.', text: 'Gem 💎 👩🏽‍🔬', becomes: 'Gem 💎 👩🏽‍🔬' },
  { report: 'The end of a CDATA section.', text: 'a ]]> b', becomes: 'a ]]> b' },
  { report: 'Entities that XML doesn’t know.', text: 'Rock&nbsp;&amp;&#0;', becomes: 'Rock&nbsp;&amp;&#0;' },
  { report: 'Markup and quotes.', text: `<b>"It's" & 'x'</b>`, becomes: `<b>"It's" & 'x'</b>` },
  { report: 'C1 control characters are allowed.', text: 'a\u0085b\u0092c', becomes: 'a\u0085b\u0092c' },
  { report: 'Line breaks in a description.', text: 'one\ntwo\tthree', becomes: 'one\ntwo\tthree' },
]

/** Texts that are cut, at the length where a character would be. */
export const CUT_TEXTS: { report: string; text: string; length: number; becomes: string }[] = [
  {
    report: 'The preview of my email ends with a question mark in a box.',
    text: 'Gem 💎 day',
    length: 5,
    becomes: 'Gem ',
  },
  { report: 'A family lost its child.', text: 'Us: 👨‍👩‍👧!', length: 9, becomes: 'Us: ' },
  { report: 'A flag became a letter.', text: 'Go 🇺🇸🇨🇦', length: 9, becomes: 'Go 🇺🇸' },
  { report: 'The skin tone is gone.', text: 'Hi 👋🏽', length: 5, becomes: 'Hi ' },
  { report: 'The accent is on the other side of the cut.', text: 'cafe\u0301 bar', length: 4, becomes: 'caf' },
  { report: 'Hindi syllables.', text: 'मणि नदी', length: 2, becomes: 'म' },
  { report: 'A text that fits.', text: 'Gem 💎', length: 6, becomes: 'Gem 💎' },
  { report: 'Only marks.', text: `a${'\u0301'.repeat(50)}`, length: 10, becomes: `a${'\u0301'.repeat(9)}` },
  { report: 'Keycaps.', text: 'No 1\ufe0f\u20e3', length: 5, becomes: 'No ' },
]

/** Items of a shop, and who wears them. */
export const WORN: { title: string; category: string; size: string; becomes: string | null }[] = [
  { title: 'Agate Slice Tee', category: 'T-Shirts', size: 'M', becomes: 'adult unisex' },
  { title: 'Women’s Geode Tee', category: 'T-Shirts', size: 'M', becomes: 'adult female' },
  { title: "Men's Field Hoodie", category: 'Hoodies', size: 'XL', becomes: 'adult male' },
  { title: 'Men and women: creek cap', category: 'Headwear', size: 'One size', becomes: 'adult unisex' },
  { title: 'Ladies Tank Top', category: 'Summer', size: 'S', becomes: 'adult female' },
  { title: 'Little Hunter', category: 'Kids', size: '5-6 yrs', becomes: 'kids unisex' },
  { title: 'Kids Agate Tee', category: 'Kids', size: 'S', becomes: 'kids unisex' },
  { title: 'Girls’ Hoodie', category: 'Hoodies', size: '7–8 Years', becomes: 'kids female' },
  { title: 'Agate Tee', category: 'T-Shirts', size: '2T', becomes: 'toddler unisex' },
  { title: 'Baby Bodysuit', category: 'Kids', size: '6-12 months', becomes: 'infant unisex' },
  { title: 'Baby Bodysuit', category: 'Kids', size: '12M', becomes: 'infant unisex' },
  { title: 'Newborn Romper', category: 'Kids', size: 'NB', becomes: 'newborn unisex' },
  { title: 'Kinderpullover', category: 'Kids', size: '5-6 Jahre', becomes: 'kids unisex' },
  { title: 'Damen T-Shirt', category: 'Shirts', size: 'M', becomes: 'adult female' },
  { title: 'Herren Hoodie', category: 'Hoodies', size: 'M', becomes: 'adult male' },
  { title: 'Mädchen T-Shirt', category: 'Shirts', size: '128', becomes: 'kids female' },
  { title: 'Steinjäger Romper', category: 'Kids', size: '0–3 Monate', becomes: 'newborn unisex' },
  { title: 'Agate Tee', category: 'T-Shirts', size: 'Youth M', becomes: 'kids unisex' },
  { title: 'Human Nature Sweatshirt', category: 'Hoodies', size: 'L', becomes: 'adult unisex' },
  { title: 'Agate Mug', category: 'Drinkware', size: '11 oz', becomes: null },
  { title: 'Topographic Poster', category: 'Paper & Stickers', size: '30×40 cm', becomes: null },
]
