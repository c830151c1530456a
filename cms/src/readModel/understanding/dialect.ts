/** What Franconian and Bavarian ears hear, and what it is in the language of books. */
const spoken: readonly (readonly [RegExp, readonly string[]])[] = [
  // 'Bürgabus', 'Altasheim', 'schneida'
  [/(?<=[^aeiou])a(?![aeiou])/g, ['er', 'en']],
  // 'Hoar', 'Hoam'
  [/oa/g, ['aa', 'a', 'ei']],
  // 'allaa', 'haaß'
  [/aa/g, ['ei', 'au']],
  // 'Haus', 'Bam'
  [/a(?=[mn])/g, ['au']],
  // 'putzn', 'Gartn'
  [/(?<=[^aeiou])n$/g, ['en']],
]

/** What a plain word of the dialect may be elsewhere, likely forms first. */
export function bookForms(plain: string): string[] {
  const forms = new Set<string>()
  for (const [sound, written] of spoken) {
    for (const other of written) {
      for (const { index, 0: part } of plain.matchAll(sound))
        forms.add(plain.slice(0, index) + other + plain.slice(index + part.length))
    }
  }
  return [...forms]
}
