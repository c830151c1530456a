import { Answers } from '../../lib/answers.ts'
import { currentToken } from '../../lib/session.ts'

let token: string | null = null
let known: Answers | null = null

/**
 * What staff calls answered, for the present session only: the next person must not see it. A new object for each
 * page, filled with what the one before knew: SWR forgets all about a cache when the page that brought it goes.
 * @param beneath what the document knows for everybody
 */
export function staffCache(beneath: Answers): Answers {
  const present = currentToken()
  const next = new Answers(beneath)
  if (known && present === token) for (const [url, state] of known) next.set(url, state)
  known = next
  token = present
  return next
}
