import { addressRules, digitsApart, type Rule } from './speechRules.ts'

const dayNames = {
  Mo: 'Montag',
  Di: 'Dienstag',
  Mi: 'Mittwoch',
  Do: 'Donnerstag',
  Fr: 'Freitag',
  Sa: 'Samstag',
  So: 'Sonntag',
}
const dayPattern = Object.keys(dayNames).join('|')
const dayNamePattern = Object.values(dayNames).join('|')
const dayOf = (short: string) => dayNames[short as keyof typeof dayNames]
const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
]

const timePattern = '([01]?\\d|2[0-4])(?:[:.]([0-5]\\d))?'
const atTime = (hour: string, minute: string | undefined, isLast: boolean) => {
  const minutes = Number(minute ?? 0)
  if (minutes > 0) return `${Number(hour)} Uhr ${minutes}`
  return isLast ? `${Number(hour)} Uhr` : String(Number(hour))
}

/** Abbreviations of one word, with what people say; at the start of a sentence they may begin with a capital. */
const words: Readonly<Record<string, string>> = {
  Abt: 'Abteilung',
  Bhf: 'Bahnhof',
  Hbf: 'Hauptbahnhof',
  Fam: 'Familie',
  Inh: 'Inhaber',
  Dipl: 'Diplom',
  Ing: 'Ingenieur',
  Nr: 'Nummer',
  Dr: 'Doktor',
  Prof: 'Professor',
  Hr: 'Herr',
  Str: 'Straße',
  str: 'Straße',
  Lkr: 'Landkreis',
  Ldkr: 'Landkreis',
  MwSt: 'Mehrwertsteuer',
  Mio: 'Millionen',
  Feiert: 'Feiertage',
  Ufr: 'Unterfranken',
  Ofr: 'Oberfranken',
  Mfr: 'Mittelfranken',
  Opf: 'Oberpfalz',
  Obb: 'Oberbayern',
  // People say these as they are written.
  med: 'med',
  dent: 'dent',
  Co: 'Co',
  bzw: 'beziehungsweise',
  usw: 'und so weiter',
  etc: 'et cetera',
  ca: 'zirka',
  inkl: 'inklusive',
  exkl: 'exklusive',
  ggf: 'gegebenenfalls',
  evtl: 'eventuell',
  mind: 'mindestens',
  max: 'maximal',
  tgl: 'täglich',
  tel: 'telefonisch',
  stdl: 'stündlich',
  vorm: 'vormittags',
  nachm: 'nachmittags',
  vgl: 'vergleiche',
  sog: 'sogenannt',
  rd: 'rund',
  zzgl: 'zuzüglich',
  abzgl: 'abzüglich',
  lt: 'laut',
  jew: 'jeweils',
  einschl: 'einschließlich',
  bes: 'besonders',
  ehem: 'ehemals',
  gegr: 'gegründet',
  geb: 'geboren',
  gem: 'gemäß',
  allg: 'allgemein',
  wg: 'wegen',
  kath: 'katholische',
  ev: 'evangelische',
}
/** Ends of street names. */
const wordEnds = { str: 'straße', pl: 'platz' }

/** Abbreviations of several letters or with a rule of their own. */
const abbreviations: readonly [RegExp, string][] = [
  [/\bz\.\s?B\./gi, 'zum Beispiel'],
  [/\bz\.\s?T\./gi, 'zum Teil'],
  [/\bz\.\s?Zt\./gi, 'zurzeit'],
  [/\bd\.\s?h\./gi, 'das heißt'],
  [/\bu\.\s?a\./gi, 'unter anderem'],
  [/\bv\.\s?a\./gi, 'vor allem'],
  [/\bu\.\s?v\.\s?m\./gi, 'und vieles mehr'],
  [/\bu\.\s?U\./gi, 'unter Umständen'],
  [/\bu\.\s?Ä\./gi, 'und Ähnliches'],
  [/\bo\.\s?Ä\./gi, 'oder Ähnliches'],
  [/\bn\.\s?V\./gi, 'nach Vereinbarung'],
  [/\bp\.\s?P\./gi, 'pro Person'],
  [/\bi\.\s?d\.\s?R\./gi, 'in der Regel'],
  [/\be\.\s?V\./gi, 'e V'],
  [/\bi\.\s?d\.\s?(?=\p{Lu})/gu, 'in der '],
  [/\bi\.\s?(?=\p{Lu}\p{L})/gu, 'in '],
  [/\ba\.\s?d\.\s?(?=\p{Lu})/gu, 'an der '],
  [/\ba\.\s?(?:M\.|Main\b)/g, 'am Main'],
  [/\bTel\b\.?/g, 'Telefon'],
  [/\bMobil\.|\bHandy\./g, 'Mobil'],
  [/\bSt\.(?=\s?\p{Lu})/gu, 'Sankt'],
  [/\bFr\.(?=\s\p{Lu})/gu, 'Frau'],
  [/\bu\.(?=\s)/g, 'und'],
  [/\bo\.(?=\s)/g, 'oder'],
  [/§§\s?/g, 'Paragrafen '],
  [/§\s?/g, 'Paragraf '],
  [/\bOG\b/g, 'Obergeschoss'],
  [/\bEG\b/g, 'Erdgeschoss'],
  [/\bUG\b/g, 'Untergeschoss'],
  [/\bDG\b/g, 'Dachgeschoss'],
  [/(?<=\d\s?)km\/h\b/g, ' Stundenkilometer'],
  [/(?<=\d\s?|Euro\s?)\/\s?(?:h\b|Std\.|Stunde)/g, ' pro Stunde'],
  [/(?<=\d\s?)h\b/g, ' Stunden'],
  [/(?<=\d\s?)Std\./g, ' Stunden'],
  [/(?<=\d\s?)Min\./g, ' Minuten'],
  [/(?<=\d\s?)km\b/g, ' Kilometer'],
  [/(?<=\d\s?)m²/g, ' Quadratmeter'],
  [/\s?&\s?/g, ' und '],
]

/** Abbreviations, in lower case, after which a full stop does not end a sentence. */
export const germanAbbreviations: ReadonlySet<string> = new Set([
  ...Object.keys(words).map((word) => word.toLowerCase()),
  ...Object.keys(dayNames).map((day) => day.toLowerCase()),
  ...'tel st fr std min zt feb apr aug sept sep okt nov dez'.split(' '),
])

const wordRules = Object.entries(words).map(([word, said]): Rule => {
  const capital = `${word.charAt(0).toUpperCase()}${word.slice(1)}\\.`
  // "Max." and "Ev." may be names.
  const start = /^(?:max|ev)$/.test(word) ? `${capital}(?=\\s?\\d)` : capital
  return [new RegExp(`(?<![\\p{L}\\d])(?:${word}\\.|${start})`, 'gu'), () => said]
})

/** Rules in order: later ones do not match what an earlier one has put into words. */
export const germanRules: readonly Rule[] = [
  ...addressRules({ at: 'ät', dot: 'Punkt', dash: 'Strich', slash: 'Schrägstrich' }),
  [
    /(?<!\d)(0?[1-9]|[12]\d|3[01])\.\s?(0?[1-9]|1[0-2])\.(?:\s?(\d{4}))?(?!\d)/g,
    (_, dayOfMonth = '', month = '', year) =>
      `${Number(dayOfMonth)}. ${months[Number(month) - 1]}${year ? ` ${year}` : ''}`,
  ],
  [/(?<![\d.])(\d\d?)\.\s?(?:[–-]|bis)\s?(\d\d?)\.(?=\s)/g, (_, from = '', to = '') => `${from}. bis ${to}.`],
  [
    /(?<=\d\.\s?)(Jan|Feb|Apr|Aug|Sept?|Okt|Nov|Dez)\./g,
    (_, short = '') => months.find((month) => month.startsWith(short.slice(0, 3))) ?? short,
  ],
  [
    /(?<![\d/.,])(\d+)(?: ?½| 1\/2)\s?(?:Stunden?|Std\.|h\b)/g,
    (_, hours = '') => `${hours === '1' ? 'ein' : hours}einhalb Stunden`,
  ],
  [/(?<![\d/])(?:1\/2|½)\s?(?:Stunde|Std\.|h\b)/g, () => 'eine halbe Stunde'],
  [
    new RegExp(`(?<![\\d:.])${timePattern}\\s?(?:[–-]|bis)\\s?${timePattern}\\s?Uhr`, 'g'),
    (_, hour = '', minute, hour2 = '', minute2) =>
      `${atTime(hour, minute, false)} bis ${atTime(hour2, minute2, true)}`,
  ],
  [
    /(?<![\d:.])([01]?\d|2[0-4]):([0-5]\d)\s?(?:[–-]|bis)\s?([01]?\d|2[0-4]):([0-5]\d)(?!\d)/g,
    (_, hour = '', minute, hour2 = '', minute2) =>
      `${atTime(hour, minute, false)} bis ${atTime(hour2, minute2, true)}`,
  ],
  [
    new RegExp(`(?<![\\d:.])${timePattern}\\s?Uhr`, 'g'),
    (_, hour = '', minute) => atTime(hour, minute, true),
  ],
  [/(?<![\d:.])([01]?\d|2[0-4]):([0-5]\d)(?![\d:])/g, (_, hour = '', minute) => atTime(hour, minute, true)],
  [/(?<![\d,.])(?:\+\d{1,3}|\(?0\d)[\d\s()/-]*\d/g, (all) => digitsApart(all, 'plus')],
  [
    /(?<=(?:Tel\.|[Nn]otruf(?:nummer)?|[Rr]ufnummer|Telefon(?:nummer)?|Nummer|Polizei|Feuerwehr|Rettungsdienst):?\s)\d{3,5}(?![\d.,:]*\d|\s?(?:\p{Lu}|€))/gu,
    (all) => digitsApart(all, 'plus'),
  ],
  [/(?<![\d.,])116\s117(?!\d)/g, (all) => digitsApart(all, 'plus')],
  [/(?<=\b(?:unter|die|den)\s)(?:110|112)(?![\d.,:]*\d|\s?(?:\p{L}|€))/gu, (all) => digitsApart(all, 'plus')],
  [/(?<!\d)\d{5}(?=\s\p{Lu})/gu, (all) => digitsApart(all, 'plus')],
  [/(?<![\d.,])\d{6,}(?![\d.,])/g, (all) => digitsApart(all, 'plus')],
  [
    /(\d+),(\d\d)\s?(?:€|EUR\b|Euro\b)/g,
    (_, euro = '', cent = '') => `${euro} Euro${Number(cent) > 0 ? ` ${Number(cent)}` : ''}`,
  ],
  [/(\d)\s?(?:€|EUR\b)/g, (_, digit = '') => `${digit} Euro`],
  [/€/g, () => 'Euro'],
  [
    new RegExp(
      `(?<![\\p{L}\\d])(${dayPattern})\\.?\\s?(?:[–-]|bis)\\s?(${dayPattern})(?![\\p{L}\\d])\\.?`,
      'gu',
    ),
    (_, from = '', to = '') => `${dayOf(from)} bis ${dayOf(to)}`,
  ],
  // "So" and "Do" are also words: they are days only beside another day or before a time.
  [
    new RegExp(
      `(?<![\\p{L}\\d])(${dayPattern})\\.?(?=\\s?(?:[:/&+]|\\d|ab\\s\\d|von\\s\\d|(?:,|und|u\\.)\\s?(?:${dayPattern}|${dayNamePattern})(?!\\p{L})))`,
      'gu',
    ),
    (_, short = '') => String(dayOf(short)),
  ],
  [
    new RegExp(
      `(?<=(?:${dayNamePattern})\\s?(?:,|und|u\\.|&|\\+|/)\\s?)(${dayPattern})(?![\\p{L}\\d])\\.?`,
      'gu',
    ),
    (_, short = '') => String(dayOf(short)),
  ],
  ...abbreviations.map(([pattern, word]): Rule => [pattern, () => word]),
  ...wordRules,
  ...Object.entries(wordEnds).map(
    ([end, said]): Rule => [new RegExp(`(?<=\\p{L})${end}\\.`, 'gu'), () => said],
  ),
  [/(\d)\s?[–-]\s?(\d)/g, (_, from = '', to = '') => `${from} bis ${to}`],
  [/(\d)\s?%/g, (_, digit = '') => `${digit} Prozent`],
]
