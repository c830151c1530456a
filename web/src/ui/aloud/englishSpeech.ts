import { addressRules, digitsApart, type Rule } from './speechRules.ts'

const dayNames = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Tues: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Thurs: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}
const dayPattern = Object.keys(dayNames)
  .sort((a, b) => b.length - a.length)
  .join('|')
const dayOf = (short: string) => dayNames[short as keyof typeof dayNames]

const abbreviations: readonly [RegExp, string][] = [
  [/\be\.\s?g\./g, 'for example'],
  [/\bi\.\s?e\./g, 'that is'],
  [/\betc\./g, 'and so on'],
  [/\bTel\b\.?/g, 'telephone'],
  [/\bapprox\./g, 'approximately'],
  [/\bincl\./g, 'including'],
  [/\bNo\.(?=\s?\d)/g, 'number'],
  [/\bDr\./g, 'Doctor'],
  [/\bProf\./g, 'Professor'],
  [/\bmin\.(?!\p{L})/gu, 'minutes'],
  [/\bhrs?\b\.?/g, 'hours'],
  [/(?<=\d\s?)km\b/g, ' kilometres'],
  [/\s?&\s?/g, ' and '],
]

export const englishAbbreviations: ReadonlySet<string> = new Set(
  'tel etc approx incl no dr prof st mr mrs ms min hr hrs co med ext ltd mon tue tues wed thu thurs fri sat sun'.split(
    ' ',
  ),
)

export const englishRules: readonly Rule[] = [
  ...addressRules({ at: 'at', dot: 'dot', dash: 'dash', slash: 'slash' }),
  [
    /(?<![\d,.])(?:\+\d{1,3}|\(?0\d)[\d\s()/-]*\d(?!:)/g,
    (all) => (/^0\d$/.test(all) ? all : digitsApart(all, 'plus')),
  ],
  [/(?<!\d)\d{5}(?=\s\p{Lu})/gu, (all) => digitsApart(all, 'plus')],
  [/(?<![\d.,])\d{6,}(?![\d.,])/g, (all) => digitsApart(all, 'plus')],
  [
    new RegExp(`\\b(${dayPattern})\\b\\.?\\s?(?:[–-]|to)\\s?(${dayPattern})\\b\\.?`, 'g'),
    (_, from = '', to = '') => `${dayOf(from)} to ${dayOf(to)}`,
  ],
  [
    new RegExp(`\\b(${dayPattern})\\b\\.?(?=\\s?(?:[:/&]|\\d|,\\s?(?:${dayPattern})\\b))`, 'g'),
    (_, short = '') => String(dayOf(short)),
  ],
  ...abbreviations.map(([pattern, word]): Rule => [pattern, () => word]),
  [/(\d|am|pm|noon|midnight)\s?[–-]\s?(\d)/g, (_, from = '', to = '') => `${from} to ${to}`],
  [/(\d)\s?€|€\s?(\d+)/g, (_, before, behind) => `${before ?? behind} euros`],
]
