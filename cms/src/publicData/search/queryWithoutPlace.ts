import type { ParsedQuery } from './searchRequest.ts'

/** The query without its places and the small words before them, as typed; `""` if it contains nothing else. */
export function queryWithoutPlace(query: string, { words, asked, place, content }: ParsedQuery) {
  if (!place || content.length === 0) return ''
  const ofPlace = new Set(words.flatMap((word) => (asked.includes(word) ? [] : word.typed)))
  const small = new Set(words.flatMap(({ typed, weight }) => (weight === 'stop' ? [typed] : [])))
  const kept: string[] = []
  for (const part of query.normalize('NFC').split(/\s+/)) {
    const typed = part.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
    if (typed.length === 0 || !typed.every((word) => ofPlace.has(word))) kept.push(part)
    else while (small.has(kept.at(-1) ?? '')) kept.pop()
  }
  return kept
    .join(' ')
    .replace(/(?<![\s,;])[\s,;]+$/, '')
    .trim()
}
