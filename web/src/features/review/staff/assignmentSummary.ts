const max = 60

/** Assignee and beginning of the note, for lists. */
export function assignmentSummary({ takenBy, note }: { takenBy: string; note: string }): string {
  const shortened = note.length > max ? `${note.slice(0, max).trimEnd()} …` : note
  return [takenBy, shortened].filter((part) => part !== '').join(': ')
}
