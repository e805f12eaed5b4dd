export type CaptionCase = {
  /** How people reported it to players and video sites. */
  report: string
  /** Below the line `WEBVTT`. */
  file: string
  /** The text of each cue. */
  cues: string[]
}

const TIMES = '00:00:01.000 --> 00:00:02.000'
const LATER = '00:00:02.000 --> 00:00:03.000'

export const CAPTION_CASES: CaptionCase[] = [
  {
    report: 'Automatic captions downloaded from YouTube are refused.',
    file: `${TIMES} align:start position:0%\n \nso<00:00:01.400><c> today</c>\n\n${LATER} align:start position:0%\nso today\n \n`,
    cues: ['so today', 'so today'],
  },
  {
    report: 'A cue with a line of spaces in the middle is cut off there.',
    file: `${TIMES}\nOne\n \t \nTwo\n`,
    cues: ['One\nTwo'],
  },
  {
    report: 'My editor puts a space into the line between two cues.',
    file: `${TIMES}\nOne\n \n${LATER}\nTwo\n`,
    cues: ['One', 'Two'],
  },
  {
    report: 'The same with numbered cues.',
    file: `1\n${TIMES}\nOne\n \n2\n${LATER}\nTwo\n`,
    cues: ['One', 'Two'],
  },
  {
    report: 'Apostrophes are shown as &#39;.',
    file: `${TIMES}\nThat&#39;s &quot;it&quot; &mdash; it&#x2019;s an agate&hellip;\n`,
    cues: ['That\'s "it" — it’s an agate…'],
  },
  {
    report: 'A film about HTML shows its entities decoded twice.',
    file: `${TIMES}\nWrite &amp;lt; for &lt;, and &amp;#39; for &#39;\n`,
    cues: ["Write &lt; for <, and &#39; for '"],
  },
  { report: 'An ampersand is no entity.', file: `${TIMES}\nQ&A at AT&T, 3 &lt 4\n`, cues: ['Q&A at AT&T, 3 &lt 4'] },
  {
    report: 'A line with nothing but markup ends the cue.',
    file: `${TIMES}\nOne\n<c></c>\n&#10;\nTwo\n`,
    cues: ['One\nTwo'],
  },
  {
    report: 'Converted captions show <font color> and {\\an8}.',
    file: `${TIMES}\n{\\an8}<font color="#ffffff">One</font> {two}\n`,
    cues: ['One {two}'],
  },
  {
    report: 'Tags in capitals, line breaks and styles of a SubRip file are shown.',
    file: `${TIMES}\n<I>One</I><br/>{\\i1}two{\\i0} <s>three</s>\n{\\pos(190,200)}four\n`,
    cues: ['One\ntwo three\nfour'],
  },
  {
    report: 'My editor leaves a zero-width space in each pause, and the transcript has empty lines.',
    file: `${TIMES}\n\u200b\n\n${LATER}\nTwo\n&lrm;\n`,
    cues: ['Two'],
  },
]
