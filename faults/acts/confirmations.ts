import type { ServerClient } from '../api.ts'
import type { Random } from '../random.ts'
import type { Act, Picture, Subject, SubjectKind } from '../subject.ts'
import { addEntry, undo } from './entries.ts'

interface CheckedPicture {
  entries: { trashed: boolean }[]
  /** Kinds of confirmation of the entry. */
  by: string[]
  /** Number of unanswered calls. */
  missed: number
  actions: string[]
}

const outcomes: Record<string, string> = {
  right: 'Eintrag am Telefon geprüft',
  missed: 'Telefonisch nicht erreicht',
  gone: 'Eintrag entfernt',
}

/** Acts on an entry that staff confirm, or call about. Pressing the same button twice changes nothing. */
export const confirmations: SubjectKind = {
  name: 'confirmation',
  weight: 3,
  nothing: { entries: [], by: [], missed: 0, actions: [] },
  next(subject, random) {
    const picture = subject.pictures[0] as unknown as CheckedPicture
    const [entry] = picture.entries
    if (!entry)
      return {
        name: 'entry to check added',
        after: [{ ...picture, entries: [{ trashed: false }], actions: ['Eintrag angelegt'] }],
        async send(site, { editor }) {
          subject.notes.id = await addEntry(site, editor, `Geprüft ${subject.tag}`)
        },
      }
    if (subject.notes.undo && random.chance(0.5)) return undoAct(subject, picture)
    if (entry.trashed) return null
    if (picture.by.length > 0) return random.chance(0.3) ? confirm(subject, picture) : null
    return random.chance(0.4) ? confirm(subject, picture) : call(subject, picture, random)
  },
  observe(rows, { tag }) {
    const entries = rows.all('SELECT id, deleted_at FROM entries WHERE name = ?', `Geprüft ${tag}`)
    const id = String(entries[0]?.id ?? '')
    const [verification] = rows.all('SELECT "by", missed_calls FROM verifications WHERE id = ?', id)
    const picture: CheckedPicture = {
      entries: entries.map(({ deleted_at }) => ({ trashed: deleted_at !== null })),
      by: verification?.by ? [String(verification.by)] : [],
      missed: Number(verification?.missed_calls ?? 0),
      actions: rows.actions(tag),
    }
    // A kill cut off the answer, so the id of the log entry is unknown.
    return { picture: picture as unknown as Picture, notes: { id, undo: '' } }
  },
}

const withLine = ({ actions }: CheckedPicture, action: string) => [...actions, action].sort()

/** Remembers that undoing leads back to the picture before, except for the log. */
function remember({ notes }: Subject, line: string, before: CheckedPicture, taken: string): void {
  Object.assign(notes, { undo: line, before: JSON.stringify(before), taken })
}

function confirm(subject: Subject, picture: CheckedPicture): Act {
  const confirmed = { ...picture, by: ['staff'], actions: withLine(picture, 'Eintrag geprüft') }
  const isNew = picture.by.length === 0
  const act: Act = {
    name: isNew ? 'entry confirmed' : 'entry confirmed once more',
    // On another day the same confirmation counts again.
    after: isNew ? [confirmed] : [picture as unknown as Picture, confirmed],
    async send(site, { editor }) {
      const body = { entries: [subject.notes.id] }
      const press = () => site.ask('/api/confirmEntries', { method: 'POST', token: editor, body })
      const { count, undo: lines } = await press()
      if (isNew && count !== 1) throw new Error(`A confirmation counts ${count} times`)
      if (count > 0) remember(subject, lines[0], picture, 'Prüfung zurückgenommen')
      act.after = [count > 0 ? confirmed : (picture as unknown as Picture)]
      const again = await press()
      if (again.count !== 0) throw new Error(`The same press confirms once more: ${again.count}`)
    },
  }
  return act
}

function call(subject: Subject, picture: CheckedPicture, random: Random): Act {
  const outcome = random.pick(['right', 'missed', 'missed', 'gone'])
  const after: CheckedPicture = {
    entries: [{ trashed: outcome === 'gone' }],
    by: outcome === 'right' ? ['staff'] : [],
    missed: outcome === 'missed' ? picture.missed + 1 : 0,
    actions: withLine(picture, outcomes[outcome] ?? ''),
  }
  return {
    name: `call recorded: ${outcome}`,
    after: [after as unknown as Picture],
    async send(site, { editor }) {
      const { id = '' } = subject.notes
      const { entry } = await site.ask(`/api/entrybyid?id=${id}`, { token: editor })
      const { updatedAt, checkedAt } = entry
      const body = { entry: id, outcome, seen: { updatedAt, checkedAt, missed: picture.missed } }
      const { undo: line } = await site.ask('/api/recordCall', { method: 'POST', token: editor, body })
      const taken = outcome === 'gone' ? 'Eintrag wiederhergestellt' : 'Anruf zurückgenommen'
      // An entry restored from the trash has to be called again.
      remember(subject, line, outcome === 'gone' ? { ...picture, missed: 0 } : picture, taken)
      await pressAgain(site, editor, body)
    },
  }
}

async function pressAgain(site: ServerClient, token: string, body: object): Promise<void> {
  const { status } = await site.raw('/api/recordCall', { method: 'POST', token, body })
  if (status !== 409 && status !== 404) throw new Error(`The same call is recorded twice: ${status}`)
}

function undoAct(subject: Subject, picture: CheckedPicture): Act {
  const { undo: line = '', before = '', taken = '' } = subject.notes
  return {
    name: `undone: ${taken}`,
    after: [{ ...(JSON.parse(before) as Picture), actions: withLine(picture, taken) }],
    async send(site, { editor }) {
      subject.notes.undo = ''
      await undo(site, editor, line)
    },
  }
}
