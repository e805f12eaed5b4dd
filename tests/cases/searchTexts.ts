export type SearchCase = {
  /** As people reported it to shops, blogs and forums. */
  report: string
  /** The title of what must be found. */
  title: string
  /** Each finds it. */
  typed: string[]
  /** None of these does. */
  misses?: string[]
}

export const SEARCH_CASES: SearchCase[] = [
  {
    report: 'Typographic apostrophes hide names.',
    title: 'O’Brien’s quarry',
    typed: ["O'Brien", 'O’Brien', 'obrien', 'OBRIEN', 'o`brien ', 'brien', 'quarry', 'o´brien'],
  },
  {
    report: 'A straight apostrophe hides the same name.',
    title: "O'Leary's seam",
    typed: ['O’Leary', 'oleary', 'leary'],
  },
  {
    report: 'An elision in the middle of a place.',
    title: 'Coeur d’Alene star garnets',
    typed: ["coeur d'alene", 'coeur d’alene ', 'dalene', 'alene', 'garnet', 'star coeur'],
  },
  {
    report: 'Words in curly quotes are not found.',
    title: 'A “kryptonite” colored stone',
    typed: ['kryptonite', '“kryptonite”', '"kryptonite colored"', '‘kryptonite’'],
  },
  { report: 'German quotes.', title: 'Der „Mondstein“ vom «Ufer»', typed: ['mondstein', 'ufer', '„mondstein“'] },
  {
    report: 'A dash without spaces joins two words.',
    title: 'Zzyzx—roadside digging',
    typed: ['zzyzx', 'roadside', 'roadside zzyzx', 'zzyzx–roadside', 'digging'],
  },
  {
    report: 'So do a minus sign and a non-breaking hyphen.',
    title: 'Rio−Puerco and half‑day',
    typed: ['puerco', 'day'],
  },
  {
    report: 'A soft hyphen splits the word.',
    title: 'Thunder\u00adegg coun\u00adtry',
    typed: ['thunderegg', 'country'],
  },
  {
    report: 'Zero-width characters from a web page.',
    title: 'Pe\u200btos\u200dkey \ufeffbeach',
    typed: ['petoskey', 'beach'],
  },
  {
    report: 'Accents that phones write in two characters.',
    title: 'Ame\u0301thyste dore\u0301e',
    typed: ['améthyste', 'amethyste', 'DORÉE'],
  },
  {
    report: 'Persian and Arabic keyboards have different letters for the same sound.',
    title: 'سنگ عقیق یمنی کوه',
    typed: ['عقیق', 'عقيق', 'عقيق يمني', 'كوه', 'عقـــیق'],
  },
  {
    report: 'Arabic words are typed without their points, hamza and final letters.',
    title: 'أحجارٌ كريمة إلى ٱلمتحف ٢٠٢٦',
    typed: ['احجار', 'كريمه', 'الي', 'المتحف', '2026', '۲۰۲۶'],
  },
  {
    report: 'Urdu has a third form of the letter heh.',
    title: 'ہیرا ھیرا',
    typed: ['هيرا', 'ہیرا'],
  },
  {
    report: 'Umlauts and sharp s.',
    title: 'Idar-Oberstein: größte Drüse',
    typed: ['grosste', 'größte', 'GRÖSSTE', 'druse'],
  },
  {
    report: 'Nordic and Polish letters.',
    title: 'Bjørnøya, Łódź and Æbelø',
    typed: ['bjornoya', 'BJØRNØYA', 'lodz', 'aebelo'],
  },
  { report: 'Turkish capitals.', title: 'İzmir KIZIL', typed: ['izmir', 'İzmir', 'kizil'] },
  {
    report: 'Full-width letters from a Japanese keyboard.',
    title: 'Ａｇａｔｅｓ of Aomori',
    typed: ['aomori', 'agates', 'ａｇａｔｅ'],
  },
  {
    report: 'Capitals of other alphabets.',
    title: 'АГАТ ИЗ КРЫМА, ΑΧΆΤΗΣ',
    typed: ['агат', 'крыма', 'αχάτης', 'ΑΧΑΤΗΣ'],
  },
  {
    report: 'A Japanese word inside a sentence is not found.',
    title: '秩父で鉱物採集をした日',
    typed: ['鉱物', '鉱物採集', '採集', '秩父', '採集 鉱物', '"鉱物採集"', '日 鉱物'],
    misses: ['物鉱', '"採集鉱物"'],
  },
  { report: 'Half-width katakana.', title: 'ﾒﾉｳのかけら', typed: ['メノウ', 'ﾒﾉｳ', 'かけら'] },
  {
    report: 'A mistyped word finds what is less like it: “hodie” found “die” beside “hoodie”.',
    title: 'Die-cut stickers from the fair',
    typed: ['die-cut', 'stickers'],
    misses: ['hodie'],
  },
  { report: 'Chinese.', title: '苏必利尔湖玛瑙', typed: ['玛瑙', '苏必利尔湖'], misses: ['瑙玛'] },
  { report: 'Korean particles.', title: '강가에서 마노를 찾다', typed: ['마노', '강가'] },
  { report: 'Thai has no spaces.', title: 'หินอาเกตสีแดง', typed: ['อาเกต', 'สีแดง'] },
  { report: 'Arabic with vowel points.', title: 'عَقِيق من اليمن', typed: ['عقيق', 'اليمن'] },
  { report: 'A trademark sign is glued to the word.', title: 'Estwing™ pick®-hammer', typed: ['estwing', 'pick'] },
  { report: 'Emoji beside a word.', title: '💎Fluorite💜finds', typed: ['fluorite', 'finds'] },
  {
    report: 'A slash, a dot, an underscore.',
    title: 'sapphire/ruby.spinel_zircon',
    typed: ['ruby', 'spinel', 'zircon'],
  },
]

/** Titles of merchandise with colors, and what the boxes of the shop and of the site find. */
export const SHOP_CASES: {
  title: string
  color: string
  typed: string[]
  /** Other forms of a word and mistyped ones, which only the server knows. */
  onlyOnSite?: string[]
}[] = [
  {
    title: 'Women’s Agate Slice Tee',
    color: 'Heather Grey',
    typed: ["women's tee", 'womens', 'women’s', 'tee agate', 'grey tee', 'heather', 'tees', 'women', 'slice'],
    onlyOnSite: ['tees'],
  },
  {
    title: 'Geode Hoodie',
    color: 'Forêt',
    typed: ['foret', 'hoodie forêt', 'hoodies', 'geode foret', 'hodie'],
    onlyOnSite: ['hoodies', 'hodie'],
  },
  {
    title: 'Lake “Superior” Cap—embroidered',
    color: 'Sand',
    typed: ['superior', 'embroidered cap', 'sand cap', 'caps'],
    onlyOnSite: ['caps'],
  },
]
