/** Texts that make readers slow, by what reads them: a part that is repeated, or all of it made for a number. */
export type WorstText = { name: string; part: string | ((times: number) => string); times: number }

const counted = (part: (at: number) => string) => (times: number) =>
  Array.from({ length: times }, (_, at) => part(at)).join('')
const around = (begin: string, part: string, end: string) => (times: number) => begin + part.repeat(times) + end

/** What other sites export. Tables and marks that are opened again grew exponentially and beyond the memory. */
export const WORST_HTML: WorstText[] = [
  { name: 'tables in tables', part: '<table><td>', times: 16 },
  { name: 'marks that each paragraph opens again', part: counted((at) => `<p><b a${at}>`), times: 1_200 },
  { name: 'marks that are closed and opened again', part: counted((at) => `<p><i a${at}></p>`), times: 4_000 },
  { name: 'line breaks in code', part: around('<pre>', '\n', 'x</pre>'), times: 80_000 },
  { name: 'lines of code', part: around('<pre>', '\nx', '</pre>'), times: 40_000 },
  { name: 'breaks in a span', part: around('<span>', '<br>', '</span>'), times: 40_000 },
  { name: 'more elements than a text has', part: '<br>', times: 240_000 },
  { name: 'end tags of nothing', part: around('<i>'.repeat(400), '</x>', ''), times: 80_000 },
  { name: 'paragraphs that nothing opened', part: around('<div>'.repeat(400), '</p>', ''), times: 40_000 },
  { name: 'levels', part: '<div>', times: 160_000 },
  {
    name: 'pictures for those without scripts',
    part: '<img src="data:,"><noscript><img src="https://a.test/b.jpg"></noscript>',
    times: 4_000,
  },
  { name: 'emoji that are pictures', part: '<img class="emoji" alt="a">', times: 16_000 },
  { name: 'sizes of a picture', part: around('<img srcset="', 'a 1w, ', '">'), times: 80_000 },
  { name: 'commas in the sizes of a picture', part: around('<img srcset="', ',', 'x">'), times: 400_000 },
  { name: 'signs in marks around a paragraph', part: around('<span>'.repeat(90), '<b></b>', '<p>x'), times: 20_000 },
  { name: 'lists between words', part: around('<ul>', 'a<ul>b</ul>', '</ul>'), times: 6_000 },
  { name: 'backgrounds', part: '<div style="background:url(https://a.test/b)">a</div>', times: 8_000 },
  {
    name: 'quoted pictures',
    part: around('<blockquote>', '<p>a</p><img src="https://a.test/b.jpg">', ''),
    times: 16_000,
  },
  { name: 'links in links', part: '<a href="https://a.test"><div>', times: 24_000 },
  { name: 'attributes', part: around('<p ', 'a b ', '>'), times: 160_000 },
  { name: 'beginnings of tags', part: '<', times: 800_000 },
  { name: 'beginnings of entities', part: '&#x', times: 240_000 },
  { name: 'comments that do not end', part: '<!-- -', times: 160_000 },
  { name: 'spaces', part: around('<p>a', ' ', 'b</p>'), times: 800_000 },
  { name: 'addresses', part: 'https://a.test/b ', times: 4_000 },
  { name: 'addresses in brackets', part: 'https://a.test/(', times: 16_000 },
  { name: 'beginnings of addresses', part: 'https://', times: 40_000 },
  {
    name: 'pictures in a gallery',
    part: around('<div class="kg-gallery-card">', '<img src="https://a.test/b">', ''),
    times: 16_000,
  },
]

/** What WordPress exports. */
export const WORST_WORDPRESS: WorstText[] = [
  { name: 'typed lines', part: 'a\n', times: 40_000 },
  { name: 'blank lines', part: around('a', '\n', 'b'), times: 400_000 },
  { name: 'blank lines with spaces', part: around('a', ' \n ', 'b'), times: 160_000 },
  { name: 'paragraphs', part: 'a\n\n', times: 20_000 },
  { name: 'breaks and lines', part: '<br>\n', times: 24_000 },
  { name: 'codes that are meant as text', part: '[[audio]x[/audio]]', times: 16_000 },
  { name: 'captions that do not end', part: '[caption]', times: 40_000 },
  { name: 'captions', part: '[caption]<img src="https://a.test/b"> a[/caption]', times: 6_000 },
  { name: 'beginnings of pictures in a caption', part: around('[caption]', '<img ', '[/caption]'), times: 40_000 },
  { name: 'galleries of all pictures', part: '[gallery]', times: 40_000 },
  { name: 'a gallery with many ids', part: around('[gallery ids="', '11,', '"]'), times: 16_000 },
  { name: 'a gallery with a long word', part: around('[gallery ', 'a-', ']'), times: 160_000 },
  { name: 'beginnings of codes', part: '[gallery ', times: 80_000 },
  { name: 'beginnings of builders’ codes', part: '[vc_row a="', times: 80_000 },
  { name: 'a builder’s code with many attributes', part: around('[vc_row ', 'title="a" ', ']'), times: 4_000 },
  { name: 'brackets', part: '[', times: 400_000 },
  { name: 'embeds', part: '[embed]https://a.test/b[/embed]', times: 6_000 },
  { name: 'blocks that do not end', part: '<!-- wp:a -->b', times: 24_000 },
]

/** Of members; each is a file. */
export const WORST_TABLES: WorstText[] = [
  { name: 'addresses', part: 'ada@example.test\n', times: 4_000 },
  { name: 'dates with slashes', part: around('Email,Joined\n', 'a@b.test,3/4/2024\n', ''), times: 4_000 },
  { name: 'names with addresses', part: around('Email\n', 'a <a@a.a.a.a.a.test>\n', ''), times: 4_000 },
  { name: 'a word of @', part: around('Email\n', '@', '.'), times: 6_000 },
  { name: 'empty lines', part: around('Email\n', '\n', 'a@b.test'), times: 5_000 },
  { name: 'line breaks in quotation marks', part: around('Email\n"', '\n', '"'), times: 40_000 },
]

/** Each was quadratic or cubic with a reader of Markdown that we used before. */
export const WORST_MARKDOWN: WorstText[] = [
  { name: 'marks in marks', part: '*a_ ', times: 32_000 },
  { name: 'marks without spaces', part: '*a_', times: 32_000 },
  { name: 'a heading with spaces inside', part: around('# a', ' ', 'b'), times: 160_000 },
  { name: 'a heading with # inside', part: around('# a', '#', ' b'), times: 160_000 },
  { name: 'brackets', part: '[', times: 80_000 },
  { name: 'pictures in pictures', part: '![[]()', times: 16_000 },
  { name: 'beginnings of links', part: '[a](', times: 24_000 },
  { name: 'marks of code of every length', part: counted((at) => `${'`'.repeat(at)} `), times: 800 },
  { name: 'beginnings of tags', part: '<a ', times: 48_000 },
  { name: 'beginnings of comments', part: 'x <!-- ', times: 24_000 },
  { name: 'quotes in quotes', part: '> ', times: 80_000 },
  { name: 'lists in lists', part: '- ', times: 80_000 },
  { name: 'a list of lists', part: counted((at) => `${'  '.repeat(at)}- a\n`), times: 400 },
  { name: 'lines that continue a quote', part: around('> a\n', 'b\n', ''), times: 16_000 },
  { name: 'tables', part: 'a|b\n-|-\n', times: 16_000 },
  { name: 'addresses', part: 'https://a.test/(', times: 16_000 },
  { name: 'an address with stars', part: around('https://a.test/', '*', ''), times: 80_000 },
  { name: 'names of links', part: counted((at) => `[${at}]: b\n`), times: 8_000 },
  { name: 'a link’s name over lines', part: around('[', 'a\n', ''), times: 40_000 },
  { name: 'empty lines', part: '\n', times: 400_000 },
]

/** Of a text node, which members write. */
export const WORST_PASSAGES: WorstText[] = [
  { name: 'spaces', part: around('a', ' ', 'b'), times: 48_000 },
  { name: 'only spaces', part: ' ', times: 48_000 },
  { name: 'line breaks', part: around('a', '\n', 'b'), times: 48_000 },
  { name: 'spaces before a number', part: around('', ' ', '1'), times: 48_000 },
  { name: 'digits', part: '1', times: 48_000 },
  { name: 'marks', part: '#', times: 48_000 },
]
