/** What is replaced by what is said; groups that took no part are undefined. */
export type Rule = [pattern: RegExp, said: (all: string, ...groups: (string | undefined)[]) => string]

/** Digits one by one, with a pause between groups: `09521 27-1` is `0 9 5 2 1, 2 7, 1`. */
export function digitsApart(number: string, plus: string): string {
  const groups = number.split(/[^\d+]+/).filter((group) => group !== '')
  return groups.map((group) => [...group].join(' ').replace('+', plus)).join(', ')
}

/** An address of mail or the web as one spells it out. */
export function spellAddress(
  address: string,
  words: Record<'at' | 'dot' | 'dash' | 'slash', string>,
): string {
  return address
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .replace(/^www(?=\.)/, 'w w w')
    .replaceAll('@', ` ${words.at} `)
    .replaceAll('.', ` ${words.dot} `)
    .replaceAll('-', ` ${words.dash} `)
    .replaceAll('/', ` ${words.slash} `)
}
