import type { Entry } from '@directory/shared/entry'
import { plainWords } from '../words/plainWords.ts'
import { soundOf } from '../words/soundOf.ts'
import type { QueryWord } from './queryWords.ts'

/** Returns whether the entry's name has a word that begins or sounds like this, or other texts mention it. */
export function mentionsName(
  { name, services, street, additionalInfo }: Entry,
  { plain }: QueryWord,
): boolean {
  const sound = soundOf(plain)
  return (
    plainWords(name).some((word) => word.startsWith(plain) || soundOf(word) === sound) ||
    plainWords(`${services} ${street} ${additionalInfo}`).some((word) => word.startsWith(plain))
  )
}
