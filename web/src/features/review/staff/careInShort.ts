const max = 60

/** Whom a request lies with, and the beginning of its note, for lists. */
export function careInShort({ takenBy, note }: { takenBy: string; note: string }): string {
  const shortened = note.length > max ? `${note.slice(0, max).trimEnd()} …` : note
  return [takenBy, shortened].filter((part) => part !== '').join(': ')
}
