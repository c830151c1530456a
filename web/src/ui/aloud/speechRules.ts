/** What is replaced by what is said; groups that took no part are undefined. */
export type Rule = [pattern: RegExp, said: (all: string, ...groups: (string | undefined)[]) => string]

/** Digits one by one, with a pause between groups: `09521 27-1` is `0 9 5 2 1, 2 7, 1`. */
export function digitsApart(number: string, plus: string): string {
  const groups = number.split(/[^\d+]+/).filter((group) => group !== '')
  return groups.map((group) => [...group].join(' ').replace('+', plus)).join(', ')
}

type AddressWords = Record<'at' | 'dot' | 'dash' | 'slash', string>

/** An address of mail or the web as one spells it out. */
function spellAddress(address: string, words: AddressWords): string {
  return address
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .replace(/^www(?=\.)/, 'w w w')
    .replaceAll('@', ` ${words.at} `)
    .replaceAll('.', ` ${words.dot} `)
    .replaceAll('-', ` ${words.dash} `)
    .replaceAll('/', ` ${words.slash} `)
}

const ends = 'de|com|org|net|eu|info|at|ch|bayern|example'

/** Addresses of mail and of the web, also those that are shown without what stands before the name. */
export const addressRules = (words: AddressWords): readonly Rule[] => [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (all) => spellAddress(all, words)],
  [/(?:https?:\/\/|www\.)[^\s,;)]+[\p{L}\d/]/gu, (all) => spellAddress(all, words)],
  [
    new RegExp(
      `(?<![\\p{L}\\d.-])[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*\\.(?:${ends})(?![\\p{L}\\d-])(?:/(?:[^\\s,;)]*[\\p{L}\\d/])?)?`,
      'gu',
    ),
    (all) => spellAddress(all, words),
  ],
]
