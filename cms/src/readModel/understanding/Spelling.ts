import { misspelled, shortestMisspelled } from '../search/misspelled.ts'
import { Vocabulary } from '../search/Vocabulary.ts'
import { soundOf } from './soundOf.ts'

/** Finds what a misspelled word was meant to be among known ones. */
export class Spelling {
  private vocabulary = new Vocabulary()
  private bySound = new Map<string, string[]>()
  private spellings: ReadonlyMap<string, string>

  /** `spellings` are plain words with the way they are written. */
  constructor(spellings: ReadonlyMap<string, string>) {
    this.spellings = spellings
    for (const plain of spellings.keys()) {
      if (plain.length < shortestMisspelled - 1) continue
      this.vocabulary.obtain(plain, true)
      const sound = soundOf(plain)
      const alike = this.bySound.get(sound)
      if (alike) alike.push(plain)
      else this.bySound.set(sound, [plain])
    }
    this.vocabulary.settle()
  }

  /** The known word with one letter missing, surplus, wrong or swapped, as it is written, or null. */
  oneAway(plain: string): string | null {
    if (plain.length < shortestMisspelled) return null
    const found = new Set<string>()
    misspelled(this.vocabulary, plain, true, (text) => {
      if (this.vocabulary.get(text)) found.add(text)
    })
    const sound = soundOf(plain)
    const rank = (other: string) =>
      Number(other.charAt(0) !== plain.charAt(0)) * 2 + Number(soundOf(other) !== sound)
    return this.written([...found].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0])
  }

  /** The known word that sounds the same and is written much alike, or null. */
  soundsLike(plain: string): string | null {
    const sound = soundOf(plain)
    if (plain.length < shortestMisspelled || sound.length < 3) return null
    const most = Math.floor(plain.length / 3)
    const [best] = (this.bySound.get(sound) ?? [])
      .map((other) => ({ other, away: lettersBetween(plain, other) }))
      .filter(({ away }) => away <= most)
      .sort((a, b) => a.away - b.away || (a.other < b.other ? -1 : 1))
    return this.written(best?.other)
  }

  beginningWith(plain: string, most: number): string[] {
    const { vocabulary } = this
    const found: string[] = []
    for (let at = vocabulary.lowerBound(plain, 0, vocabulary.size); found.length < most; at++) {
      if (!vocabulary.beginsAt(at, plain)) break
      found.push(this.spellings.get(vocabulary.at(at).word) as string)
    }
    return found
  }

  private written(plain: string | undefined): string | null {
    return plain === undefined ? null : (this.spellings.get(plain) ?? null)
  }
}

/** How many letters have to be put in, taken out or changed to make one word of the other. */
function lettersBetween(a: string, b: string): number {
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
