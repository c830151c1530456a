import { LearnedValue } from './plan.ts'

/** Collections that the calls of the contract are about. */
const subjects: readonly [RegExp, string][] = [
  [/import/i, 'imports'],
  [/news/i, 'news'],
  [/link/i, 'links'],
  [/change/i, 'change-requests'],
  [/report/i, 'reports'],
  [/entry|pendingdata|datafiltered|searchFor/i, 'entries'],
  [/topcategor/i, 'top-categories'],
  [/user/i, 'users'],
]

/** Returns the collection that an address is about, if it tells. */
export function subjectOf(address: string): string | undefined {
  const raw = /\/(?:cms\/api|admin\/collections)\/([\w-]+)/.exec(address)?.[1]
  if (raw !== undefined && raw !== 'contract') return raw === 'globals' ? undefined : raw
  return subjects.find(([pattern]) => pattern.test(address))?.[1]
}

const isId = (word: string) => /^[\da-f]{8}-[\da-f-]{27}$/.test(word)

const maxOfAKey = 60
const maxLength = 200

/** Values of earlier answers by their field names, so that later requests refer to existing data. */
export class FuzzVocabulary {
  readonly #words = new Map<string, string[]>()

  add(key: string, word: string): void {
    if (word === '' || word.length > maxLength) return
    const words = this.#words.get(key) ?? []
    if (words.includes(word)) return
    if (words.length < maxOfAKey) words.push(word)
    // The newest value stays; it replaces a different one each time.
    else words[(words.indexOf(word) + this.#words.size + word.length * 7) % maxOfAKey] = word
    this.#words.set(key, words)
  }

  pick({ key, n, otherwise }: LearnedValue): unknown {
    const words =
      this.#words.get(key) ?? (/id|entry|replace|parent|user/i.test(key) ? this.#words.get('id') : undefined)
    return words?.[n % words.length] ?? otherwise
  }

  /** Collects values from an answer; `slug` names the collection of its documents. */
  learn(body: string, slug?: string): void {
    for (const [, id = ''] of body.matchAll(/name="captchaId" value="([^"]+)"/g)) this.add('captchaId', id)
    for (const [, file = ''] of body.matchAll(/"\/assets\/([\w.-]+)"/g)) this.add('asset', file)
    if (!/^\s*[[{]/.test(body)) return
    try {
      this.#walk(JSON.parse(body), '', slug, 300)
    } catch {
      // Some answers only look like JSON.
    }
  }

  #walk(value: unknown, key: string, slug: string | undefined, max: number): number {
    let left = max - 1
    if (typeof value === 'string') {
      // Payload's REST API has the id of a category where the contract has its name.
      if (key !== 'category' || !isId(value)) this.add(key, value)
      if (!/^(uuid|nuuid|id)$/.test(key)) return left
      this.add('id', value)
      if (slug && isId(value)) this.add(`id of ${slug}`, value)
      return left
    }
    if (typeof value !== 'object' || value === null) return left
    for (const [name, one] of Object.entries(value)) {
      if (left <= 0) break
      left = this.#walk(one, Array.isArray(value) ? key : name, slug, left)
    }
    return left
  }

  /** Replaces placeholders at any depth. */
  fill(value: unknown): unknown {
    if (value instanceof LearnedValue) return this.pick(value)
    if (Array.isArray(value)) return value.map((one) => this.fill(one))
    if (typeof value !== 'object' || value === null) return value
    const filled = Object.entries(value).map(([name, one]) => [name, this.fill(one)])
    // Like `JSON.parse`, allows any key.
    return Object.fromEntries(filled)
  }
}
