/** What goes to the trash and comes back from it. */
export const trashNouns = ['entries', 'news', 'links'] as const
export type TrashNoun = (typeof trashNouns)[number]

/** What an act that can be undone was: a deletion, a change of one document, of a category's name, of many entries' category, an import, a decision about a request. */
export const undoKinds = ['trash', 'change', 'rename', 'move', 'import', 'decision'] as const
