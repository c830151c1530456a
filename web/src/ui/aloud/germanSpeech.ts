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

/** Abbreviations with their words; their full stop does not end a sentence. */
const abbreviations: readonly [RegExp, string][] = [
  [/\bz\.\s?B\./g, 'zum Beispiel'],
  [/\bd\.\s?h\./g, 'das heißt'],
  [/\bu\.\s?a\./g, 'unter anderem'],
  [/\bn\.\s?V\./g, 'nach Vereinbarung'],
  [/\bo\.\s?Ä\./g, 'oder Ähnliches'],
  [/\bi\.\s?d\.\s?R\./g, 'in der Regel'],
  [/\be\.\s?V\./g, 'e V'],
  [/\bTel\b\.?/g, 'Telefon'],
  [/\bMobil\.|\bHandy\./g, 'Mobil'],
  [/\b(?:Str|str)\./g, 'Straße'],
  [/(?<=\p{L})str\./gu, 'straße'],
  [/(?<=\p{L})pl\./gu, 'platz'],
  [/\bNr\./g, 'Nummer'],
  [/\bDr\./g, 'Doktor'],
  [/\bProf\./g, 'Professor'],
  [/\bSt\.(?=\s?\p{Lu})/gu, 'Sankt'],
  [/\bHr\./g, 'Herr'],
  [/\bFr\.(?=\s\p{Lu})/gu, 'Frau'],
  [/\bbzw\./g, 'beziehungsweise'],
  [/\busw\./g, 'und so weiter'],
  [/\bca\./g, 'zirka'],
  [/\binkl\./g, 'inklusive'],
  [/\bexkl\./g, 'exklusive'],
  [/\bggf\./g, 'gegebenenfalls'],
  [/\bevtl\./g, 'eventuell'],
  [/\bmind\./g, 'mindestens'],
  [/\bmax\./g, 'maximal'],
  [/\btgl\./g, 'täglich'],
  [/\btel\./g, 'telefonisch'],
  [/\bstdl\./g, 'stündlich'],
  [/\bvorm\./g, 'vormittags'],
  [/\bnachm\./g, 'nachmittags'],
  [/\bFeiert\./g, 'Feiertage'],
  [/\bvgl\./g, 'vergleiche'],
  [/\bsog\./g, 'sogenannt'],
  [/\bu\.(?=\s)/g, 'und'],
  [/\bo\.(?=\s)/g, 'oder'],
  [/(?<=\d\s?)h\b/g, ' Stunden'],
  [/(?<=\d\s?)Std\./g, ' Stunden'],
  [/(?<=\d\s?)Min\./g, ' Minuten'],
  [/(?<=\d\s?)km\b/g, ' Kilometer'],
  [/(?<=\d\s?)m²/g, ' Quadratmeter'],
  [/\s?&\s?/g, ' und '],
]

/** Abbreviations, in lower case, after which a full stop does not end a sentence. */
export const germanAbbreviations: ReadonlySet<string> = new Set(
  'tel str nr dr prof st hr fr bzw usw ca inkl exkl ggf evtl mind max tgl vgl sog std min mo di mi do sa so vorm nachm stdl feiert'.split(
    ' ',
  ),
)

/** Rules in order: later ones do not match what an earlier one has put into words. */
export const germanRules: readonly Rule[] = [
  ...addressRules({ at: 'ät', dot: 'Punkt', dash: 'Strich', slash: 'Schrägstrich' }),
  [
    /(?<!\d)(0?[1-9]|[12]\d|3[01])\.\s?(0?[1-9]|1[0-2])\.(?:\s?(\d{4}))?(?!\d)/g,
    (_, dayOfMonth = '', month = '', year) =>
      `${Number(dayOfMonth)}. ${months[Number(month) - 1]}${year ? ` ${year}` : ''}`,
  ],
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
  [/(\d)\s?[–-]\s?(\d)/g, (_, from = '', to = '') => `${from} bis ${to}`],
  [/(\d)\s?%/g, (_, digit = '') => `${digit} Prozent`],
]
