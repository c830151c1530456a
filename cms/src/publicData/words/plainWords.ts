import { BoundedCache } from '#shared/BoundedCache'
import { foldedWords } from '#shared/fold'

/** A folded word without the second letter of umlauts, so that Ärzte, Aerzte and Arzte are equal. */
export const plainSpelling = (folded: string) => folded.replace(/([ao])e|(?<![aeq])(u)e/g, '$1$2')

/** A text with 'E-Books' as one word, as are 'ohne Stufen' and the like: the second word alone means the opposite. */
export const joinParts = (text: string) =>
  (text.includes('-') ? text.replace(/(?<![\p{L}\p{N}-])(\p{L})-(?=\p{L})/gu, '$1') : text)
    .replace(/\b(?:(?:ohne|no|without)\s+(?:stufen?|steps?)|step[\s-]+free)\b/gi, 'stufenlos')
    .replace(/\bbarrier[\s-]+free\b/gi, 'barrierefrei')
    .replace(/\bwheelchair[\s-]+access(?:ible)?\b/gi, 'rollstuhlgerecht')

/** The words of a text in the form used for comparing. */
export const plainWords = (text: string) => foldedWords(joinParts(text)).map(plainSpelling)

/** The plain words of a name, and each two neighbours as one: 'treuehand' is 'Treue Hand'. */
export function plainNameWords(name: string) {
  const words = plainWords(name)
  return [...words, ...words.slice(1).map((word, i) => words[i] + word)]
}

/** Endings, each with the minimum number of letters before it; longer ones first. */
const endings: readonly (readonly [string, number])[] = [
  ['innen', 4],
  ['ungen', 4],
  ['ung', 4],
  ['ing', 4],
  ['ern', 4],
  ['en', 3],
  ['er', 3],
  ['em', 3],
  ['es', 4],
  ['in', 5],
  ['e', 3],
  ['s', 4],
  ['t', 3],
]

const minLength = 4

function withoutEnding(word: string) {
  for (const [ending, before] of endings) {
    if (word.length < ending.length + before || !word.endsWith(ending)) continue
    // 'Bett' is not a form of 'beten'.
    if (ending.length === 1 && word.at(-2) === ending) continue
    return word.slice(0, -ending.length)
  }
  return /[rl]n$/.test(word) && word.length > 5 ? word.slice(0, -1) : word
}

/** A plain word without inflection: Ärzte like Arzt, mäht like mähen. Rough: both sides are treated alike. */
export function stemOf(plain: string) {
  const known = stems.get(plain)
  if (known !== undefined) return known
  const stem = makeStem(plain)
  stems.set(plain, stem)
  return stem
}

const stems = new BoundedCache<string, string>(10_000)

function makeStem(plain: string) {
  let stem = withoutParticiple(plain)
  for (let round = 0; round < 3 && stem.length >= minLength; round++) {
    const shorter = withoutEnding(stem)
    if (shorter === stem) break
    stem = shorter
  }
  if (stem.length > 3 && stem.endsWith('y')) stem = `${stem.slice(0, -1)}i`
  return stem.replace(trade, '$1')
}

const participle =
  /^(ab|an|auf|aus|ein|heim|her|hin|los|mit|nach|um|vor|weg|zu)?ge([^aeiou]{0,4}[aeiou]{1,2}[^aeiou]{1,4}?)e?t(?:e[mnrs]?)?$/
/** Gericht, Gesicht, Gewicht, Gedicht, Geschäft, Gewalt, Gehalt, Geburt, Gestalt, Geschlecht, Gerüst, Gespenst */
const noParticiple = /^ge(?:rich|sich|wich|dich|schaf|wal|hal|bur|stal|schlech|rus|spens)/

/** Verbs whose nouns have another vowel: 'Blut abnehmen' and 'Blutabnahme', 'Herd anschließen' and 'Herdanschluss'. */
const nouns = { nehm: 'nahm', schneid: 'schnitt', schliess: 'schluss', operier: 'operation' }
const ablaut = new RegExp(Object.keys(nouns).join('|'))

/** Replaces 'gemäht', 'abgeholt' and 'gepflegte' by their verbs, and verbs by the form that their nouns have. */
export function withoutParticiple(plain: string) {
  const isVerb = !plain.includes('ge') || noParticiple.test(plain)
  const verb = isVerb ? plain : plain.replace(participle, '$1$2en')
  return verb.replace(ablaut, (stem) => nouns[stem as keyof typeof nouns])
}

/** Endings of provider and activity: Therapeut, Therapie; Podologin, Podologie; Logopäde, Logopädie. */
const trade = /(?<=..)(therap|log|pad)(?:i|eu)$/
