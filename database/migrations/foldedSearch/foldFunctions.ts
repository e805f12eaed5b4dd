import { APOSTROPHES, lowerCase, PLAIN_LETTERS, SEPARATOR, SYMBOLS, UNHEARD, UNSPACED_SCRIPTS } from '#contracts/foldText.ts'

const LAST = 0x10ffff
const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff

/** For a bracket expression: PostgreSQL's own classes depend on the locale of the database, ranges don't. */
function rangesOf(characters: RegExp): string {
  const pattern = new RegExp(characters.source, 'u')
  const ranges: string[] = []
  let first: number | null = null
  for (let code = 1; code <= LAST + 1; code += 1) {
    const isIn = code <= LAST && !isSurrogate(code) && pattern.test(String.fromCodePoint(code))
    if (isIn) first ??= code
    else if (first !== null) {
      ranges.push(`${escaped(first)}-${escaped(code - 1)}`)
      first = null
    }
  }
  return ranges.join('')
}

const escaped = (code: number): string => `\\U${code.toString(16).padStart(8, '0')}`

/** Of letters that keep their case when they are decomposed. `lower` leaves them as they are in the locale C. */
function casesBetween(first: number, last: number): { upper: string; lower: string } {
  const letters: string[] = []
  for (let code = first; code <= last; code += 1) {
    const letter = isSurrogate(code) ? '' : String.fromCodePoint(code)
    if (lowerCase(letter) !== letter && letter.normalize('NFKD') === letter) letters.push(letter)
  }
  return { upper: letters.join(''), lower: letters.map(lowerCase).join('') }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** `translate` reads its whole list for each character, so other scripts are left out where a text has none of them. */
const lowered = (first: number, last: number): string => {
  const { upper, lower } = casesBetween(first, last)
  return `if folded ~ ${quoted(`[${upper}]`)} then folded := translate(folded, ${quoted(upper)}, ${quoted(lower)}); end if;`
}

const [SINGLE, MULTIPLE] = [1, 2].map((length) =>
  PLAIN_LETTERS.filter(([, plain]) => plain.length === length),
) as [[string, string][], [string, string][]]
/** Without the brackets. */
const [symbols = '', apostrophes = ''] = [SYMBOLS, APOSTROPHES].map(({ source }) => source.slice(1, -1))
const letters = SINGLE.map(([letter]) => letter).join('')
const plainLetters = SINGLE.map(([, plain]) => plain).join('')

/** `ascii` returns a code point. */
const isUnspaced = (code: string): string =>
  UNSPACED_SCRIPTS.map(([first, last]) => `${code} between ${first} and ${last}`).join(' or ')
const unspacedClass = UNSPACED_SCRIPTS.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('')

/**
 * search_fold is `foldText` of contracts in SQL. search_plain also writes what belongs into the index only: pairs of
 * neighbors where a script has no spaces, and the second part of d’Alene. Its words are letters and digits, which every
 * locale splits in the same way.
 */
export const foldFunctions = () => String.raw`
create or replace function search_fold(given text) returns text language plpgsql immutable strict parallel safe as $$
    declare
      folded text := given;
    begin
      if octet_length(given) = length(given) then
        return regexp_replace(translate(lower(given collate "C"), ${quoted("'`")}, ''), '[^a-z0-9]+', ' ', 'g');
      end if;
      folded := translate(folded, ${quoted(symbols + apostrophes)}, ${quoted(' '.repeat(symbols.length))});
      folded := regexp_replace(normalize(folded, nfkd), ${quoted(`[${rangesOf(UNHEARD)}]+`)}, '', 'g');
      folded := lower(folded collate "C");
      ${lowered(0x80, 0x3ff)}
      ${lowered(0x400, 0x58f)}
      ${lowered(0x590, LAST)}
      folded := translate(folded, ${quoted(letters)}, ${quoted(plainLetters)});
      ${MULTIPLE.map(([letter, plain]) => `folded := replace(folded, '${letter}', '${plain}');`).join('\n      ')}
      return regexp_replace(normalize(folded, nfkc), ${quoted(`[${rangesOf(SEPARATOR)}]+`)}, ' ', 'g');
    end $$;

create or replace function search_plain(given text) returns text language plpgsql immutable strict parallel safe as $$
    declare
      folded text := search_fold(given || coalesce(
        (select ' ' || string_agg(ending[1], ' ') from regexp_matches(given, ${quoted(`[${apostrophes}]([^[:space:]${apostrophes}]{3,})`)}, 'g') ending), ''));
    begin
      if folded !~ ${quoted(`[${unspacedClass}]`)} then
        return folded;
      end if;
      return (
        select string_agg(case when not is_unspaced then letter when next_is_unspaced then ' ' || letter || next || ' ' else ' ' || letter || ' ' end, '' order by place)
        from (
          select *, lead(letter) over every as next, lead(is_unspaced) over every as next_is_unspaced
          from (
            select letter, place, ${isUnspaced('ascii(letter)')} as is_unspaced
            from string_to_table(folded, null) with ordinality as every_letter (letter, place)) letters
          window every as (order by place)) pairs);
    end $$;

create or replace function search_words_of_markup(markup text) returns text language sql immutable strict parallel safe as $$
      select regexp_replace(regexp_replace(markup, '<[^>]*>', ' ', 'g'), '&(?:[lr]squo|apos|#0*39|#x0*27|#821[67]|#x201[89]);', '’', 'gi')
    $$;
`
