import { plainWords, stemOf } from './plainWords.ts'
import { editDistance } from './Spelling.ts'

/** From which two names may mean the same. */
export const minLikeness = 0.6
/** Letters of a word that begins others. */
const minPart = 5

/** Of names of categories and towns, 0 to 1; 1 is the same words, singular or plural. */
export function likeness(one: string, other: string) {
  const stems = [one, other].map((name) => plainWords(name).map(stemOf))
  const [short, long] = stems.sort((a, b) => a.join('').length - b.join('').length)
  const [a = '', b = ''] = [short?.join(''), long?.join('')]
  if (a === '') return 0
  // "Häkelkreis" is a part of "Strick- und Häkelkreise".
  const isPart = short?.length === 1 && a.length >= minPart && long?.some((word) => word.startsWith(a))
  return Math.max(1 - editDistance(a, b) / b.length, isPart ? minLikeness : 0)
}
