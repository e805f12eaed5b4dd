import { wxr, wxrItem } from '../support/postExports.ts'

export type ImportedPostCase = {
  name: string
  /** As people reported it to blogs and to tools that move them. */
  report: string
  kind: 'wordpress-posts' | 'ghost-posts'
  file: string
  /** Of its first post. The text as `shown` writes it. */
  becomes: {
    title?: string
    text?: string
    publishedAt?: string | null
    isMembersOnly?: boolean
    /** What its owner is told; by default nothing. */
    lost?: string
  }
}

const PICTURES = [11, 12, 13].map((id) =>
  wxrItem({ id, type: 'attachment', attachment: `https://old.test/${id}.jpg`, parent: id === 13 ? 2 : 1 }),
)

const wordpress = (
  name: string,
  report: string,
  content: string,
  text: string,
  more: Omit<Parameters<typeof wxrItem>[0], 'id'> = {},
): ImportedPostCase => ({
  name,
  report,
  kind: 'wordpress-posts',
  file: wxr(wxrItem({ id: 1, content, ...more }), ...PICTURES),
  becomes: { text },
})

const dated = (name: string, report: string, more: object, publishedAt: string | null): ImportedPostCase => ({
  name,
  report,
  kind: 'wordpress-posts',
  file: wxr(wxrItem({ id: 1, content: 'One', ...more })),
  becomes: { publishedAt },
})

const ghost = (name: string, report: string, post: object, becomes: ImportedPostCase['becomes']): ImportedPostCase => ({
  name,
  report,
  kind: 'ghost-posts',
  file: JSON.stringify({
    db: [{ data: { posts: [{ id: '1', title: 'A', status: 'published', visibility: 'public', ...post }] } }],
  }),
  becomes,
})

const card = (name: string, report: string, html: string, text: string, lost = '') =>
  ghost(name, report, { html }, { text, lost })

const told = (name: string, report: string, content: string, becomes: ImportedPostCase['becomes']) => ({
  ...wordpress(name, report, content, ''),
  becomes,
})

const FILES: ImportedPostCase[] = [
  wordpress(
    'a whole page as a post',
    'Importing my old posts fails as a whole because one was pasted from an HTML editor.',
    '<!DOCTYPE html>\n<html><head><title>x</title></head><body><p>Pasted</p></body></html>',
    'paragraph(Pasted)',
  ),
  wordpress(
    'a post about XML',
    'My tutorial about feeds can’t be imported.',
    '<pre>&lt;!ENTITY a "b"&gt;</pre><!ENTITY x>after]]>',
    'paragraph(16:<!ENTITY a "b">) paragraph(after]]>)',
  ),
  {
    name: 'a blank line and a warning before the declaration',
    report: 'XML declaration allowed only at the start of the document.',
    kind: 'wordpress-posts',
    file: `\n<br />Notice: undefined index\n${wxr(wxrItem({ id: 1, content: 'One' }))}`,
    becomes: { text: 'paragraph(One)' },
  },
  {
    name: 'what a cache writes behind the export',
    report: 'Text data outside of root node.',
    kind: 'wordpress-posts',
    file: `${wxr(wxrItem({ id: 1, content: 'One' }))}\n<!-- cached -->\n<br />Warning: x`,
    becomes: { text: 'paragraph(One)' },
  },
  {
    name: 'a warning before an export without a declaration',
    report: 'This does not appear to be a WXR file.',
    kind: 'wordpress-posts',
    file: `\ufeffNotice: undefined\n${wxr(wxrItem({ id: 1, content: 'One' })).replace(/^<\?xml.*\n/, '')}`,
    becomes: { text: 'paragraph(One)' },
  },
  {
    name: 'one blog of several',
    report: 'The pictures of my wordpress.com blog lead to wordpress.com.',
    kind: 'wordpress-posts',
    file: wxr(wxrItem({ id: 1, content: '<img src="/11.jpg">' })).replace(
      '<wp:base_site_url>https://old.test</wp:base_site_url>',
      '<wp:base_site_url>http://many.test/</wp:base_site_url><wp:base_blog_url>https://old.test</wp:base_blog_url>',
    ),
    becomes: { text: '[https://old.test/11.jpg]' },
  },
]

const ZERO = '0000-00-00 00:00:00'
const DATES: ImportedPostCase[] = [
  dated('a date in GMT', 'Dates move by my time zone.', {}, '2023-05-06T07:08:09.000Z'),
  dated(
    'a zero date in GMT',
    'Posts that a plugin published come in as drafts.',
    { dateGmt: ZERO, pubDate: 'Sat, 06 May 2023 09:08:09 +0200' },
    '2023-05-06T07:08:09.000Z',
  ),
  dated(
    'no date anywhere',
    'Posts from 1970 are at the end of my archive.',
    { dateGmt: ZERO, pubDate: 'Wed, 30 Nov -0001 00:00:00 +0000' },
    null,
  ),
  dated(
    'a draft with a date',
    'My drafts were published.',
    { status: 'draft', dateGmt: ZERO, pubDate: 'Sat, 06 May 2023 07:08:09 +0000' },
    null,
  ),
]

const CODES: ImportedPostCase[] = [
  wordpress(
    'a caption',
    'After the import every caption reads [caption id=…].',
    'One\n\n[caption id="attachment_11" align="alignnone" width="300"]<a href="https://old.test/11.jpg"><img class="size-medium" src="https://old.test/11.jpg" alt="" /></a> A <em>split</em> geode[/caption]\n\nTwo',
    'paragraph(One) [https://old.test/11.jpg] paragraph(A 2:split geode) paragraph(Two)',
  ),
  wordpress(
    'a caption as an attribute',
    'Posts from before 2012 lose their captions.',
    `[caption align="left" caption="A geode"]<img src="https://old.test/11.jpg">[/caption]`,
    '[https://old.test/11.jpg] paragraph(A geode)',
  ),
  wordpress(
    'a gallery of some pictures',
    'Galleries are gone after the move.',
    'One [gallery columns="2" ids="12, 11"] two',
    'paragraph(One) [photoGallery https://old.test/12.jpg https://old.test/11.jpg] paragraph(two)',
  ),
  wordpress(
    'a gallery of all pictures of its post',
    'Old galleries have no ids, and nothing is imported.',
    '[gallery]',
    '[photoGallery https://old.test/11.jpg https://old.test/12.jpg]',
  ),
  wordpress(
    'galleries of another post, and without one picture',
    'The wrong pictures are shown.',
    `[gallery id='2'][gallery exclude="12"]`,
    '[https://old.test/13.jpg] [https://old.test/11.jpg]',
  ),
  wordpress(
    'embeds',
    'My videos became the text [embed].',
    'One\n\n[embed width="500"]https://film.test/1?a=1&amp;b=2[/embed]\n\n[youtube=https://film.test/2]\n[vimeo 123]\n[video mp4="https://old.test/a.mp4"][/video]',
    'paragraph(One) paragraph(<https://film.test/1?a=1&b=2|https://film.test/1?a=1&b=2>) paragraph(<https://film.test/2|https://film.test/2>) paragraph(<https://vimeo.com/123|https://vimeo.com/123>) paragraph(<https://old.test/a.mp4|https://old.test/a.mp4>)',
  ),
  wordpress(
    'an embed as a block',
    'YouTube blocks are plain text after the import.',
    '<!-- wp:embed {"url":"https://film.test/1","type":"video"} -->\n<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\nhttps://film.test/1\n</div><figcaption>Dawn</figcaption></figure>\n<!-- /wp:embed -->\n<!-- wp:embed {"url":"https://film.test/2"} /-->',
    'paragraph(<https://film.test/1|https://film.test/1>) paragraph(Dawn) paragraph(<https://film.test/2|https://film.test/2>)',
  ),
  wordpress(
    'bare addresses',
    'A link on its own line should be an embed, and is dead text.',
    'See\n\nhttps://film.test/1\n\nor https://map.test/a_(b), <code>https://no.test</code>.',
    'paragraph(See) paragraph(<https://film.test/1|https://film.test/1>) paragraph(or <https://map.test/a_(b)|https://map.test/a_(b)>, 16:https://no.test.)',
  ),
  wordpress(
    'codes of plugins, and codes that are meant as text',
    'A note in brackets disappeared.',
    'Use [[gallery]] or [su_button url="x"]Go[/su_button] [sic].',
    'paragraph(Use [gallery] or [su_button url="x"]Go[/su_button] [sic].)',
  ),
  wordpress(
    'a caption that does not end',
    'Half of the post is missing.',
    '[caption width="1"] One\n\nTwo [gallery',
    'paragraph(One) paragraph(Two [gallery)',
  ),
  wordpress(
    'a code with its end that is meant as text',
    'My help page shows [ and ] around a picture that should be an example.',
    'Write [[caption]x[/caption]].',
    'paragraph(Write [caption]x[/caption].)',
  ),
  wordpress(
    'films and sounds by a path, an old spelling and an id',
    'Media from my own server became the text [video src=…].',
    '[video src="/a.mp4"][/video]\n[audio:https://old.test/b.mp3|titles=B]\n[wpvideo AbCdEf12 w=640]\n[gist]https://gist.github.com/1[/gist]',
    'paragraph(<https://old.test/a.mp4|https://old.test/a.mp4>) paragraph(<https://old.test/b.mp3|https://old.test/b.mp3>) paragraph(<https://videopress.com/v/AbCdEf12|https://videopress.com/v/AbCdEf12>) paragraph(<https://gist.github.com/1|https://gist.github.com/1>)',
  ),
  wordpress(
    'code of a highlighter',
    'SyntaxHighlighter’s blocks are torn apart.',
    '[code lang="js"]\nif (a) {\n\n  b()\n}\n[/code]\nThen [code].',
    'paragraph(16:if (a) {//16:  b()/16:}) paragraph(Then [code].)',
  ),
  {
    name: 'a gallery of a post with other files, a playlist, and pictures that are not there',
    report: 'The gallery tries to show a PDF.',
    kind: 'wordpress-posts',
    file: wxr(
      wxrItem({ id: 1, content: '[gallery][gallery ids="98,99"][playlist ids="15"]' }),
      ...PICTURES,
      wxrItem({ id: 14, type: 'attachment', attachment: 'https://old.test/guide.pdf', parent: 1 }),
      wxrItem({ id: 15, type: 'attachment', attachment: 'https://old.test/creek.mp3', parent: 1 }),
    ),
    becomes: {
      text: '[photoGallery https://old.test/11.jpg https://old.test/12.jpg] paragraph(<https://old.test/creek.mp3|https://old.test/creek.mp3>)',
      lost: 'Left out: picture of a gallery (2).',
    },
  },
  {
    name: 'blocks that several posts share',
    report: 'Synced patterns are missing in all posts.',
    kind: 'wordpress-posts',
    file: wxr(
      wxrItem({ id: 1, content: '<!-- wp:block {"ref":77} /--><!-- wp:block {"ref":78} /-->' }),
      wxrItem({ id: 77, type: 'wp_block', content: '<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph -->' }),
    ),
    becomes: { text: 'paragraph(Shared)', lost: 'Left out: reusable block that isn’t in the file.' },
  },
  wordpress(
    'footnotes',
    'The numbers are there, the notes are gone.',
    '<!-- wp:paragraph --><p>A<sup>1</sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->',
    'paragraph(A64:1) list(listitem(See 2:b))',
    { footnotes: '[{"content":"See <em>b</em>","id":"x"}]' },
  ),
  told(
    'blocks that WordPress fills',
    'My links to other places vanished.',
    '<!-- wp:social-links --><ul><!-- wp:social-link {"url":"https://x.test/me","service":"x"} /--></ul><!-- /wp:social-links --><!-- wp:latest-posts {"postsToShow":3} /--><!-- wp:separator /-->',
    {
      text: 'list(listitem(<https://x.test/me|https://x.test/me>))',
      lost: 'Left out: block “latest-posts”.',
    },
  ),
  wordpress(
    'smileys and pixels that count visitors',
    'A huge smiley is the cover of my post.',
    'Hi <img class="wp-smiley" src="https://s.w.org/images/core/emoji/2.3/svg/1f642.svg" alt="🙂"> there<img src="https://count.test/e" width="1" height="1">',
    'paragraph(Hi 🙂 there)',
  ),
  wordpress(
    'a picture that leads elsewhere',
    'My banner has lost its link.',
    '<a href="https://x.test/shop"><img src="https://old.test/11.jpg" /></a>',
    '[https://old.test/11.jpg] paragraph(<https://x.test/shop|https://x.test/shop>)',
  ),
  wordpress(
    'a cover as a background',
    'Cover blocks lose their picture.',
    '<!-- wp:cover {"url":"https://old.test/11.jpg"} --><div class="wp-block-cover" style="background-image:url(https://old.test/11.jpg)"><p>Over</p></div><!-- /wp:cover -->',
    '[https://old.test/11.jpg] paragraph(Over)',
  ),
]

const BUILDERS: ImportedPostCase[] = [
  wordpress(
    'codes of WPBakery',
    'Every post begins with [vc_row][vc_column].',
    '[vc_row][vc_column width="1/2"][vc_custom_heading text="Two days"][vc_column_text css=".a{b}"]One\n\nTwo[/vc_column_text][vc_single_image image="11" img_size="full"][vc_gallery images="11,12"][vc_video link="https://film.test/1"][/vc_column][/vc_row]',
    'heading(Two days) paragraph(One) paragraph(Two) [https://old.test/11.jpg] [photoGallery https://old.test/11.jpg https://old.test/12.jpg] paragraph(<https://film.test/1|https://film.test/1>)',
  ),
  wordpress(
    'codes of Divi',
    'The text is there, between a hundred brackets.',
    '[et_pb_section fb_built="1" _builder_version="4"][et_pb_row][et_pb_column type="4_4"][et_pb_text admin_label="x"]<p>One</p>[/et_pb_text][et_pb_image src="https://old.test/12.jpg" /][/et_pb_column][/et_pb_row][/et_pb_section]',
    'paragraph(One) [https://old.test/12.jpg]',
  ),
  wordpress(
    'a builder’s code that is meant as text',
    'My help page about a builder is empty.',
    'Write [[vc_row]] first.',
    'paragraph(Write [[vc_row]] first.)',
  ),
  wordpress(
    'a link to a place in the text itself',
    'My table of contents leads to the home page of the old blog.',
    '<p><a href="#two">Two</a></p><h2 id="two">Two</h2>',
    'paragraph(Two) heading(Two)',
  ),
]

const BREAKS: ImportedPostCase[] = [
  wordpress(
    'typed lines beside a paragraph',
    'One <p> in a post, and all of it is a single paragraph.',
    '<p style="text-align: center">Title</p>\nOne\ntwo\n\nThree',
    'paragraph(Title) paragraph(One/two) paragraph(Three)',
  ),
  wordpress(
    'typed lines inside of elements',
    'Line breaks in quotes and boxes are lost.',
    '<blockquote>One\ntwo\n\nThree</blockquote>\n<div class="box">Four\nfive</div>\n<ul>\n<li>Six\nseven</li>\n</ul>',
    'quote(paragraph(One/two)paragraph(Three)) paragraph(Four/five) list(listitem(Six/seven))',
  ),
  wordpress(
    'a mark over two paragraphs',
    'Italics swallow the paragraph.',
    '<em>One\n\nTwo</em> three',
    'paragraph(2:One) paragraph(2:Two three)',
  ),
  wordpress(
    'typed lines beside blocks',
    'I edited an old post in the new editor, and its first half lost all paragraphs.',
    'One\ntwo\n\nThree\n\n<!-- wp:paragraph -->\n<p>Four\nfive</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:separator /-->\n\nSix\nseven',
    'paragraph(One/two) paragraph(Three) paragraph(Four five) paragraph(Six/seven)',
  ),
  wordpress(
    'breaks that are written and typed',
    'Every line break is doubled.',
    'One<br />\ntwo<br>three<br /><br />four\r\nfive',
    'paragraph(One/two/three) paragraph(four/five)',
  ),
  wordpress(
    'code with blank lines',
    'Code blocks are torn apart at every blank line.',
    'One\n<pre><code>a\n\n\n  b\n</code></pre>\ntwo',
    'paragraph(One) paragraph(16:a///16:  b) paragraph(two)',
  ),
  wordpress(
    'a heading, a picture and a table between lines',
    'Text beside a table lost its lines.',
    'One\n<h2>Two</h2>\nthree\n<img src="https://old.test/11.jpg" />\nfour\n<table>\n<tbody>\n<tr>\n<td>five</td>\n</tr>\n</tbody>\n</table>\nsix',
    'paragraph(One) heading(Two) paragraph(three) [https://old.test/11.jpg] paragraph(four) table(tablerow(tablecell(paragraph(five)))) paragraph(six)',
  ),
]

const LISTS: ImportedPostCase[] = [
  card(
    'a list that continues after a picture',
    'Step 3 is step 1 again.',
    '<ol><li>a</li></ol><ol start="2"><li>b</li><li value="7">c</li></ol>',
    'list(listitem(a)) list2(listitem(b)listitem(c))',
  ),
  card(
    'code with blank lines',
    'The blank lines of my code are gone.',
    '<pre><code class="language-js">a\n\n\tb</code></pre>',
    'paragraph(16:a//16:\tb)',
  ),
  card(
    'a list directly in a list, and words outside of items',
    'Sub-items of Word and Google Docs are gone.',
    '<ul>stray<li>a</li><ul><li>b</li></ul><li>c</li><p>d</p></ul><ol><ol><li>e</li></ol></ol>',
    'list(listitem(stray)listitem(alist(listitem(b)))listitem(c)listitem(d)) list(listitem(list(listitem(e))))',
  ),
  card(
    'a list of what is done',
    'Ticks are gone.',
    '<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>',
    'list(listitem(☑ a)listitem(☐ b))',
  ),
  card(
    'a list that is nested too deeply',
    'The end of an outline is missing.',
    `${'<ul><li>a'.repeat(25)} end`,
    `${'list(listitem(a'.repeat(21)}paragraph(aaaa end)${'))'.repeat(21)}`,
  ),
  card(
    'boxes in boxes of a page builder',
    'Posts of Elementor are empty.',
    `${'<div>'.repeat(40)}<p>a</p><p>b</p>${'</div>'.repeat(40)}${'<div>'.repeat(140)}c`,
    'paragraph(a) paragraph(b) paragraph(c)',
  ),
  card(
    'a caption and wide cells of a table',
    'Table captions are lost.',
    '<table><caption>A</caption><tr><td colspan="2">b</td></tr></table>',
    'paragraph(A) table(tablerow(tablecell(paragraph(b))))',
  ),
]

const LAZY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const MEDIA: ImportedPostCase[] = [
  card(
    'pictures that load when they are seen',
    'All imported pictures are gray dots.',
    `<img src="${LAZY}" data-src="https://old.test/a.jpg"><noscript><img src="https://old.test/a.jpg"></noscript><img src="https://old.test/blank.gif" data-lazy-src="https://old.test/b.jpg"><img src="${LAZY}"><noscript><img src="https://old.test/c.jpg"></noscript>`,
    '[https://old.test/a.jpg] [https://old.test/b.jpg] [https://old.test/c.jpg]',
  ),
  card(
    'pictures with several sizes and no other address',
    'Responsive pictures are gone.',
    '<img srcset="https://old.test/a-300.jpg 300w, https://old.test/a,1.jpg 1200w"><picture><source srcset="https://old.test/b.webp 1x, https://old.test/b2.webp 2x"><img alt="b"></picture>',
    '[https://old.test/a,1.jpg] [https://old.test/b2.webp]',
  ),
  card(
    'pictures and links without a web address',
    'Nobody said that pasted pictures would be missing.',
    `<p><img src="${LAZY}"><img src="__GHOST_URL__/content/a.jpg"><a href="/b">b</a> <a href="#c">c</a></p>`,
    'paragraph(b c)',
    'Left out: picture without a web address (2), address of a link.',
  ),
  card(
    'players of known sites',
    'Error 153: the links of my videos open a broken player.',
    '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?start=9"></iframe><iframe data-src="//player.vimeo.com/video/12?h=ab1"></iframe><iframe src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1&amp;color=x"></iframe><iframe srcdoc="x"></iframe>',
    'paragraph(<https://www.youtube.com/watch?v=abcdefghijk&t=9|https://www.youtube.com/watch?v=abcdefghijk&t=9><https://vimeo.com/12/ab1|https://vimeo.com/12/ab1><https://api.soundcloud.com/tracks/1|https://api.soundcloud.com/tracks/1>)',
    'Left out: iframe without an address.',
  ),
  card(
    'Flash and documents',
    'Videos from 2009 are gone.',
    '<object width="425"><param name="movie" value="http://www.youtube.com/v/abcdefghijk&amp;hl=en"><embed src="http://www.youtube.com/v/abcdefghijk"></object><p></p><object data="https://old.test/a.pdf"><p>No PDF</p></object><p></p><object>b</object>',
    'paragraph(<https://www.youtube.com/watch?v=abcdefghijk|https://www.youtube.com/watch?v=abcdefghijk>) paragraph(<https://old.test/a.pdf|https://old.test/a.pdf>) paragraph(b)',
  ),
  card(
    'forms, scripts and drawings',
    'A form with half of the post around it swallowed the post.',
    '<form><p>a</p><input type="email"><input type="hidden"><button>Go</button></form><script src="https://gist.github.com/ada/1.js"></script><script>x()</script><svg width="16"></svg><svg viewBox="0 0 400 300"><text>b</text></svg>',
    'paragraph(a) paragraph(<https://gist.github.com/ada/1|https://gist.github.com/ada/1>)',
    'Left out: form field, button, script, drawing.',
  ),
  card(
    'a link with a sign and a label',
    'The download button is gone.',
    '<p><a href="https://old.test/a.pdf" aria-label="Guide"><svg width="16"></svg></a></p>',
    'paragraph(<https://old.test/a.pdf|Guide>)',
  ),
]

const words = (text: string, format = 0) => ({ type: 'extended-text', text, format })
const lexical = (...children: object[]) => JSON.stringify({ root: { type: 'root', children } })

/** Posts whose HTML an export doesn’t have. */
const EDITORS: ImportedPostCase[] = [
  ghost(
    'the text of its editor alone',
    'Imported posts of a migration tool are empty.',
    {
      html: null,
      lexical: lexical(
        {
          type: 'paragraph',
          children: [words('A <b> ', 1), { type: 'link', url: 'https://x.test', children: [words('c')] }],
        },
        { type: 'extended-heading', tag: 'h3', children: [words('D')] },
        {
          type: 'list',
          tag: 'ol',
          start: 3,
          children: [
            { type: 'listitem', children: [words('e')] },
            {
              type: 'listitem',
              children: [{ type: 'list', tag: 'ul', children: [{ type: 'listitem', children: [words('f')] }] }],
            },
          ],
        },
        { type: 'image', src: 'https://old.test/a.jpg', caption: '<em>g</em>' },
        {
          type: 'gallery',
          images: [{ src: 'https://old.test/b.jpg' }, { src: 'https://old.test/c.jpg' }],
          caption: '',
        },
        {
          type: 'bookmark',
          url: 'https://x.test/',
          metadata: {
            icon: 'https://x.test/i.ico',
            title: 'T & U',
            description: 'V',
            thumbnail: 'https://x.test/t.jpg',
          },
        },
        { type: 'codeblock', code: 'a\n\nb<c' },
        { type: 'signup' },
      ),
    },
    {
      text: 'paragraph(1:A <b> <https://x.test/|c>) heading(D) list3(listitem(elist(listitem(f)))) [https://old.test/a.jpg] paragraph(2:g) [photoGallery https://old.test/b.jpg https://old.test/c.jpg] [https://x.test/t.jpg] paragraph(<https://x.test/|T & U>) paragraph(V) paragraph(16:a//16:b<c)',
      lost: 'Left out: card “signup”.',
    },
  ),
  ghost(
    'the text of its older editor alone',
    'Posts written before version 5 are empty.',
    {
      mobiledoc: JSON.stringify({
        version: '0.3.1',
        atoms: [['soft-return', '', {}]],
        cards: [
          ['image', { src: 'https://old.test/a.jpg', caption: 'c' }],
          ['card-markdown', { markdown: '## D\n\ne' }],
        ],
        markups: [['strong'], ['a', ['href', 'https://x.test']]],
        sections: [
          [
            1,
            'p',
            [
              [0, [0], 1, 'A'],
              [0, [], 0, ' b'],
              [1, [], 0, 0],
              [0, [1], 1, 'link'],
            ],
          ],
          [10, 0],
          [10, 1],
          [3, 'ul', [[[0, [], 0, 'f']], [[0, [], 0, 'g']]]],
        ],
      }),
    },
    {
      text: 'paragraph(1:A b/<https://x.test/|link>) [https://old.test/a.jpg] paragraph(c) heading(D) paragraph(e) list(listitem(f)listitem(g))',
    },
  ),
  ghost('Markdown alone', 'The first versions kept Markdown.', { markdown: 'A *b*' }, { text: 'paragraph(A 2:b)' }),
  ghost(
    'a text that can’t be read',
    'The post is empty, and nothing says why.',
    { lexical: '{"root":' },
    { text: '', lost: 'Left out: text that can’t be read.' },
  ),
  ghost(
    'cards with several texts',
    'The line below the heading, the picture of a sound and the label of a sponsor are gone.',
    {
      lexical: lexical(
        { type: 'header', header: 'A', subheader: 'b', buttonUrl: 'https://x.test', buttonText: 'c' },
        { type: 'audio', src: 'https://old.test/a.mp3', title: 'd', thumbnailSrc: 'https://old.test/a.jpg' },
        { type: 'call-to-action', sponsorLabel: '<p>e</p>', textValue: '<p>f</p>' },
      ),
    },
    {
      text: 'heading(A) paragraph(b) paragraph(<https://x.test/|c>) [https://old.test/a.jpg] paragraph(<https://old.test/a.mp3|d>) paragraph(e) paragraph(f)',
    },
  ),
]

const GHOST: ImportedPostCase[] = [
  ghost(
    'what was only sent by email',
    'My letters to members are public after the move.',
    { status: 'sent', published_at: '2024-01-08T10:20:30.000Z', html: '<p>a</p>' },
    { text: 'paragraph(a)', publishedAt: '2024-01-08T10:20:30.000Z', isMembersOnly: true },
  ),
  ghost(
    'a title that looks like markup',
    'Titles lose everything between angle brackets.',
    { title: 'Quartz <Agate> & co' },
    { title: 'Quartz <Agate> & co' },
  ),
  ghost(
    'a title with an entity',
    'My post about &amp; has the title &.',
    { title: '&amp; in\nHTML' },
    { title: '&amp; in HTML' },
  ),
  card(
    'a bookmark',
    'Bookmark cards lose their link.',
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://map.test/a"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A map</div><div class="kg-bookmark-description">Of the ridge</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://map.test/icon.png" alt=""><span class="kg-bookmark-author">Ada</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://map.test/b.png" alt=""></div></a><figcaption>Seen in May</figcaption></figure>',
    '[https://map.test/b.png] paragraph(<https://map.test/a|A map>) paragraph(Of the ridge) paragraph(Seen in May)',
  ),
  card(
    'a file',
    'The download is gone.',
    '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://old.test/a.pdf" title="Download" download=""><div class="kg-file-card-contents"><div class="kg-file-card-title">Field guide</div><div class="kg-file-card-caption">For the pocket</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">a.pdf</div><div class="kg-file-card-filesize">2 MB</div></div></div><div class="kg-file-card-icon"><svg viewBox="0 0 24 24"><title>download-circle</title></svg></div></a></div>',
    'paragraph(<https://old.test/a.pdf|Field guide>) paragraph(For the pocket)',
  ),
  card(
    'a film',
    'Video cards become “0:00 / 0:12 1×”.',
    '<figure class="kg-card kg-video-card kg-width-regular kg-card-hascaption" data-kg-thumbnail="https://old.test/a_thumb.jpg" data-kg-custom-thumbnail=""><div class="kg-video-container"><video src="https://old.test/a.mp4" poster="https://img.spacergif.org/v1/1x1/0a/spacer.png" width="1" height="1"></video><div class="kg-video-player"><span class="kg-video-current-time">0:00</span><span class="kg-video-time">/<span class="kg-video-duration">0:12</span></span><button class="kg-video-playback-rate">1×</button></div></div><figcaption><p><span>Dawn</span></p></figcaption></figure>',
    '[https://old.test/a_thumb.jpg] paragraph(<https://old.test/a.mp4|Dawn>)',
  ),
  card(
    'a sound',
    'Audio cards become “0:00”.',
    '<div class="kg-card kg-audio-card"><img src="" alt="" class="kg-audio-thumbnail kg-audio-hide"><div class="kg-audio-player-container"><audio src="https://old.test/a.mp3"></audio><div class="kg-audio-title">The creek</div><div class="kg-audio-player"><span class="kg-audio-current-time">0:00</span></div></div></div>',
    'paragraph(<https://old.test/a.mp3|The creek>)',
  ),
  card(
    'a gallery',
    'Galleries are a stack of single pictures.',
    '<figure class="kg-card kg-gallery-card kg-width-wide"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="https://old.test/a.jpg" width="1" height="1"></div><div class="kg-gallery-image"><a href="https://x.test"><img src="https://old.test/b.jpg"></a></div></div></div><figcaption>Two</figcaption></figure>',
    '[photoGallery https://old.test/a.jpg https://old.test/b.jpg Two]',
  ),
  card(
    'a link around a heading',
    'My teaser boxes lead nowhere.',
    '<a href="https://x.test"><div><h3>A</h3><p>b</p></div></a>',
    'heading(<https://x.test/|A>) paragraph(<https://x.test/|b>)',
  ),
]

/** A new report is a new row. */
export const IMPORTED_POSTS: ImportedPostCase[] = [
  ...FILES,
  ...DATES,
  ...CODES,
  ...BUILDERS,
  ...BREAKS,
  ...LISTS,
  ...MEDIA,
  ...EDITORS,
  ...GHOST,
]
