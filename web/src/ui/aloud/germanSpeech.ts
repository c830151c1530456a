import { addressRules, digitsApart, type Rule } from './speechRules.ts'

// Voices say dates, times, prices, units and usual abbreviations by themselves; here is what they do not know.

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

/** Abbreviations of one word, with what people say; at the start of a sentence they may begin with a capital. */
const words: Readonly<Record<string, string>> = {
  Abt: 'Abteilung',
  Fam: 'Familie',
  Inh: 'Inhaber',
  Lkr: 'Landkreis',
  Feiert: 'Feiertage',
  Ufr: 'Unterfranken',
  Ofr: 'Oberfranken',
  inkl: 'inklusive',
  ggf: 'gegebenenfalls',
  evtl: 'eventuell',
  mind: 'mindestens',
  max: 'maximal',
  tgl: 'täglich',
  tel: 'telefonisch',
  vorm: 'vormittags',
  nachm: 'nachmittags',
  zzgl: 'zuzüglich',
  kath: 'katholische',
  ev: 'evangelische',
}
const wordEnds = { str: 'straße', pl: 'platz' }

/** Abbreviations of several letters or with a rule of their own. */
const abbreviations: readonly [RegExp, string][] = [
  [/\bu\.\s?v\.\s?m\./gi, 'und vieles mehr'],
  [/\bn\.\s?V\./gi, 'nach Vereinbarung'],
  [/\bp\.\s?P\./gi, 'pro Person'],
  [/\be\.\s?V\./gi, 'e V'],
  [/\bi\.\s?d\.\s?(?=\p{Lu})/gu, 'in der '],
  [/\bi\.\s?(?=\p{Lu}\p{L})/gu, 'in '],
  [/\ba\.\s?d\.\s?(?=\p{Lu})/gu, 'an der '],
  [/\ba\.\s?(?:M\.|Main\b)/g, 'am Main'],
  [/\bTel\b\.?/g, 'Telefon'],
  [/\bFr\.(?=\s\p{Lu})/gu, 'Frau'],
  [/\bu\.(?=\s)/g, 'und'],
  [/\bo\.(?=\s)/g, 'oder'],
  [/\bOG\b/g, 'Obergeschoss'],
  [/\bEG\b/g, 'Erdgeschoss'],
  [/(?<=\d\s?|€\s?)\/\s?(?:h\b|Std\.|Stunde)/g, ' pro Stunde'],
]

const spokenByVoices =
  'dr prof med dent dipl ing co nr hr st str bhf hbf min std zt bzw usw etc ca vgl mwst mio geb jan feb apr aug sept sep okt nov dez'

/** Lower case; a full stop after them does not end a sentence. */
export const germanAbbreviations: ReadonlySet<string> = new Set([
  ...Object.keys(words).map((word) => word.toLowerCase()),
  ...Object.keys(dayNames).map((day) => day.toLowerCase()),
  ...spokenByVoices.split(' '),
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
  [/(?<![\d.])(\d\d?)\.\s?(?:[–-]|bis)\s?(\d\d?)\.(?=\s)/g, (_, from = '', to = '') => `${from}. bis ${to}.`],
  // Not hours such as "08-12 Uhr".
  [
    /(?<![\d,.:])(?!\d\d\s?[–-]\s?\d\d?(?:[.:]\d\d)?\s?Uhr)(?:\+\d{1,3}|\(?0\d)[\d\s()/-]*\d(?![.:]\d)/g,
    digitsApart,
  ],
  [
    /(?<=(?:Tel\.|[Nn]otruf(?:nummer)?|[Rr]ufnummer|Telefon(?:nummer)?|Nummer|Polizei|Feuerwehr|Rettungsdienst):?\s)\d{3,5}(?![\d.,:]*\d|\s?(?:\p{Lu}|€))/gu,
    digitsApart,
  ],
  [/(?<![\d.,])116\s117(?!\d)/g, digitsApart],
  [/(?<=\b(?:unter|die|den)\s)(?:110|112)(?![\d.,:]*\d|\s?(?:\p{L}|€))/gu, digitsApart],
  [/(?<!\d)\d{5}(?=\s\p{Lu})/gu, digitsApart],
  [/(?<![\d.,])\d{6,}(?![\d.,])/g, digitsApart],
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
]
