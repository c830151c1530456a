import { appendTo } from '#shared/appendTo'
import { differsByOne } from '#shared/differsByOne'
import { minSlipLength } from './nameSimilarity.ts'
import { plainWords, stemOf } from './plainWords.ts'
import { soundOf } from './soundOf.ts'

/** Difference in length between words that sound the same. */
const maxLonger = 2

export class Spelling {
  private written = new Map<string, string>()
  private byLength = new Map<number, string[]>()
  private bySound = new Map<string, string[]>()

  add(plain: string, written: string) {
    if (this.written.has(plain)) return
    this.written.set(plain, written)
    if (plain.length < minSlipLength - 1) return
    appendTo(this.byLength, plain.length, plain)
    appendTo(this.bySound, soundOf(plain), plain)
  }

  has(plain: string) {
    return this.written.has(plain)
  }

  writtenAs(plain: string | undefined) {
    return (plain !== undefined && this.written.get(plain)) || null
  }

  /** With one letter missing, added, wrong or swapped; as it is written, or null. */
  withOneMistake(plain: string) {
    if (plain.length < minSlipLength) return null
    const lengths = [plain.length - 1, plain.length, plain.length + 1]
    const words = lengths.flatMap((length) =>
      (this.byLength.get(length) ?? []).filter((other) => differsByOne(other, plain)),
    )
    const sound = soundOf(plain)
    const short = (word: string) => soften(word.replaceAll('ie', 'i'))
    const rank = (other: string) =>
      Number(other.charAt(0) !== plain.charAt(0)) * 2 +
      Number(soundOf(other) !== sound) +
      // 'spilen' is 'spielen', not 'spülen'.
      Number(short(other) !== short(plain)) / 2
    // The first letter is seldom wrong; in short words it must be right.
    const likely = words.filter((other) => rank(other) < 2 || plain.length > minSlipLength + 1)
    return this.writtenAs(likely.sort((a, b) => rank(a) - rank(b))[0])
  }

  /** Spelled similarly, too; or null. */
  soundsLike(plain: string) {
    const sound = soundOf(plain)
    const max = maxDistance(plain, sound)
    if (max === null) return null
    const [best] = (this.bySound.get(sound) ?? [])
      .filter((other) => Math.abs(other.length - plain.length) <= maxLonger)
      .map((other) => ({ other, away: editDistance(soften(plain), soften(other)) }))
      .filter(({ away }) => away <= max)
      .sort((a, b) => a.away - b.away)
    return this.writtenAs(best?.other)
  }

  /** As they are written, the shortest first. */
  beginningWith(plain: string) {
    return [...this.written]
      .filter(([word]) => word.startsWith(plain))
      .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
      .map(([, written]) => written)
  }
}

/** Null if it is too short. */
function maxDistance({ length }: string, sound: string) {
  if (length < minSlipLength - 1) return null
  // 'heke' and 'daxi' sound like 'Hecke' and 'Taxi'.
  if (length < minSlipLength) return 0
  if (sound.length < 3) return null
  return length < 6 ? 1 : Math.max(2, Math.floor(length / 4))
}

/** Soft letters for hard, single for double ones: 'Doggder' and 'Doktor' differ by one. */
const soften = (plain: string) =>
  plain
    .replaceAll('ph', 'f')
    .replace(/c[hk]|[kq]/g, 'g')
    .replace(/th?/g, 'd')
    .replaceAll('p', 'b')
    .replaceAll('y', 'i')
    .replaceAll('v', 'f')
    .replace(/(.)\1/g, '$1')

/** Letters added, removed or changed. */
export function editDistance(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + Number(a[i - 1] !== b[j - 1])
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1))
    }
    row = next
  }
  return row[b.length] as number
}

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
