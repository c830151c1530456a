import fc from 'fast-check'
import { isPrivate } from './privateTexts.ts'
import type { FuzzedServer } from './server.ts'
import type { Target } from './targets.ts'
import { recordOf, type Words } from './values.ts'

const isReading = ({ method, path, params, answers }: Target) =>
  method === 'GET' &&
  answers?.schema &&
  Object.keys(params).length === 0 &&
  !/health|openapi|licences|translations|hyphens|today/.test(path)

/** Collects values of an Admin's answers by the names of their fields, so that requests are about what is there. */
export async function learnWords({ ask, tokens }: FuzzedServer, calls: Target[]): Promise<Words> {
  const words = new Map<string, string[]>()
  // The first answers name what the others are asked about.
  for (const round of [0, 1])
    for (const { path, query } of calls.filter(isReading)) {
      const asked = recordOf(query, round === 0 ? [] : Object.keys(query), words, false)
      for (const values of fc.sample(asked, { seed: round, numRuns: 2 })) {
        const address = `${path}?${new URLSearchParams(values as Record<string, string>)}`
        learn(words, await ask(address, tokens.Admin).catch(() => null))
      }
    }
  return words
}

function learn(words: Map<string, string[]>, answer: unknown): void {
  const add = (name: string, word: string) => {
    const known = words.get(name) ?? []
    if (word !== '' && word.length < 200 && !known.includes(word)) words.set(name, [...known, word])
  }
  const walk = (value: unknown, name: string): void => {
    // A few of each list, so that values of short ones are chosen as often.
    if (Array.isArray(value)) for (const one of value.slice(0, 6)) walk(one, name)
    else if (typeof value === 'string') {
      add(name, value)
      if (/^[\da-f]{8}-[\da-f-]{27}$/.test(value)) add('id', value)
    } else if (typeof value === 'object' && value !== null && !isPrivate(JSON.stringify(value)))
      for (const [key, one] of Object.entries(value)) walk(one, key)
  }
  walk(answer, '')
}

/** Returns what visitors see without asking for anything in particular. */
export async function publicAnswers({ ask }: FuzzedServer, calls: Target[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const { path } of calls.filter((call) => call.who === 'public' && isReading(call)))
    answers.set(path, JSON.stringify(await ask(path).catch(() => 'refused')))
  return answers
}
