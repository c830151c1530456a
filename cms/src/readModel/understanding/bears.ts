import type { Entry } from '@directory/shared/entry'
import { plainWords } from './plainWords.ts'
import type { QueryWord } from './queryWords.ts'
import { soundOf } from './soundOf.ts'

/** Whether somebody of that name, however it is written, stands in the name or is mentioned. */
export function bears({ name, services, street, additionalInfo }: Entry, { plain }: QueryWord): boolean {
  const sound = soundOf(plain)
  return (
    plainWords(name).some((word) => word.startsWith(plain) || soundOf(word) === sound) ||
    plainWords(`${services} ${street} ${additionalInfo}`).some((word) => word.startsWith(plain))
  )
}
