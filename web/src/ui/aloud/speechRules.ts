/** Groups that did not match are undefined. */
export type Rule = [pattern: RegExp, said: (all: string, ...groups: (string | undefined)[]) => string]

/** `09521 27-1` becomes `0 9 5 2 1, 2 7, 1`. */
export function digitsApart(number: string): string {
  const groups = number.split(/[^\d+]+/).filter((group) => group !== '')
  return groups.map((group) => [...group].join(' ').replace('+', 'plus')).join(', ')
}

type AddressWords = Record<'at' | 'dot' | 'dash' | 'slash', string>

function spellAddress(address: string, words: AddressWords) {
  return address
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .replace(/^www(?=\.)/, 'w w w')
    .replaceAll('@', ` ${words.at} `)
    .replaceAll('.', ` ${words.dot} `)
    .replaceAll('-', ` ${words.dash} `)
    .replaceAll('/', ` ${words.slash} `)
}

const topLevelDomains = 'de|com|org|net|eu|info|at|ch|bayern|example'

/** Also for those shown without scheme and `www.`. */
export const addressRules = (words: AddressWords): readonly Rule[] => [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (all) => spellAddress(all, words)],
  [/(?:https?:\/\/|www\.)[^\s,;)]+[\p{L}\d/]/gu, (all) => spellAddress(all, words)],
  [
    new RegExp(
      `(?<![\\p{L}\\d.-])[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*\\.(?:${topLevelDomains})(?![\\p{L}\\d-])(?:/(?:[^\\s,;)]*[\\p{L}\\d/])?)?`,
      'gu',
    ),
    (all) => spellAddress(all, words),
  ],
]
