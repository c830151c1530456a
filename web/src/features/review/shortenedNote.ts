const most = 60

/** The beginning of a note, for lists. */
export const shortenedNote = (note: string) =>
  note.length > most ? `${note.slice(0, most).trimEnd()} …` : note
