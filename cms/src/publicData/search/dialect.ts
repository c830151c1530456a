/** Sounds of Franconian and Bavarian words, and the standard German letters for them. */
const spoken: readonly (readonly [RegExp, readonly string[]])[] = [
  // 'Bürgabus', 'Altasheim', 'schneida'
  [/(?<=[^aeiou])a(?![aeiou])/g, ['er', 'en']],
  // 'Hoar', 'Hoam'
  [/oa/g, ['aa', 'a', 'ei']],
  // 'allaa', 'haaß'
  [/aa/g, ['ei', 'au']],
  // 'Haus', 'Bam'
  [/a(?=[mn])/g, ['au']],
  // 'eikaffn', 'laffn'
  [/aff/g, ['auf']],
  // 'Schnää', 'Pfleech'
  [/aa|ee/g, ['ee', 'e']],
  // 'Grob', 'Hoor', 'fohren', 'Boder'
  [/o{1,2}(?=[bdghrs])/g, ['a', 'aa']],
]

export function standardForms(plain: string) {
  const begun = [plain, ...restoreBeginning(plain)]
  const forms = new Set(begun.flatMap((form) => [form, ...restoreEnding(form)]))
  for (const form of [...forms]) {
    for (const [sound, written] of spoken) {
      for (const other of written) {
        for (const { index, 0: part } of form.matchAll(sound))
          forms.add(form.slice(0, index) + other + form.slice(index + part.length))
      }
    }
  }
  forms.delete(plain)
  return [...forms]
}

/** 'gstohln', 'higfalln', 'eibrochn', 'eikaafn'. */
function restoreBeginning(plain: string) {
  const withGe = plain.replace(/^(ab|an|auf|aus|ei|hi|um|weg|zu)?g(?=[^aeioulnrh])/, '$1ge')
  const whole = (form: string) => form.replace(/^(e|h)i(?=[bdfgklmprstwz])/, '$1in')
  const silent = plain.replace(/^(ab|an|auf|aus|ei|hi|um|weg|zu)(?=[bdkptz])/, '$1ge')
  return [...new Set([withGe, whole(withGe), whole(silent)])].filter((form) => form !== plain)
}

/** 'putzn', 'Rendn', 'Schlüssl', and 'Garten' of 'Gärtla'. */
function restoreEnding(plain: string) {
  const [, small] = /^(.{3,}?)e?la$/.exec(plain) ?? []
  if (small) return [small, `${small}e`, `${small}en`]
  // 'Massasche'
  if (/asch[en]+$/.test(plain)) return [plain.replace(/asch(?=[en]+$)/, 'ag')]
  const before = plain.slice(0, -1)
  if (/[^aeiou]n$/.test(plain)) return [`${before}en`, `${before}e`]
  return /[^aeioulr]l$/.test(plain) ? [`${before}el`] : []
}

/** Standard forms of 'Rendn', 'Widwenrendn' and 'Fensderbudza', but none of 'Eltern'. */
export function unshortened(plain: string) {
  if (plain.length < 5 || /[lr]n$/.test(plain)) return []
  return /.{3}[^aeiou]a$/.test(plain) ? [`${plain.slice(0, -1)}er`] : restoreEnding(plain)
}
