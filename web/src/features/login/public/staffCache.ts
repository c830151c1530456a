import { Answers } from '../../../lib/answers.ts'
import { currentToken } from '../../../lib/session.ts'

/** Where something is not known here, what the document knows for everybody is shown. */
class StaffAnswers extends Answers {
  readonly #beneath: Answers

  constructor(beneath: Answers) {
    super()
    this.#beneath = beneath
  }

  override get(url: string) {
    return super.get(url) ?? this.#beneath.get(url)
  }

  override freshOf(url: string) {
    return super.freshOf(url) ?? this.#beneath.freshOf(url)
  }

  override forget(url: string): void {
    super.forget(url)
    this.#beneath.forget(url)
  }
}

let token: string | null = null
let known: Answers | null = null

/**
 * What staff calls answered, for the present session only: the next person must not see it. A new object for each
 * page, filled with what the one before knew: SWR forgets all about a cache when the page that brought it goes.
 */
export function staffCache(beneath: Answers): Answers {
  const present = currentToken()
  const next = new StaffAnswers(beneath)
  if (known && present === token) for (const [url, state] of known) next.set(url, state)
  known = next
  token = present
  return next
}
