import type { Random } from '../random.ts'
import type { Act, Picture, Subject, SubjectKind } from '../subject.ts'
import { addEntry, undo } from './entries.ts'

interface Twin {
  trashed: boolean
  info: string
  /** Number of readers who reported errors of it. */
  reports: number
}

interface MergePicture {
  /** Twins by letter. */
  twins: Record<string, Twin>
  actions: string[]
}

let counter = 0
const letters = ['A', 'B']
const nameOf = (tag: string, letter: string) => `Doppelt ${tag} ${letter}`
const asPicture = (picture: MergePicture) => picture as unknown as Picture
const withLine = ({ actions }: MergePicture, action: string) => [...actions, action].sort()

/** Acts on a provider listed twice, which is merged and separated again, with reports about both. */
export const merges: SubjectKind = {
  name: 'merge',
  weight: 3,
  nothing: asPicture({ twins: {}, actions: [] }),
  next(subject, random) {
    const picture = subject.pictures[0] as unknown as MergePicture
    const missing = letters.find((letter) => !picture.twins[letter])
    if (missing) return add(subject, picture, missing)
    const dropped = letters.find((letter) => picture.twins[letter]?.trashed)
    if (dropped) return subject.notes.undo ? split(subject, picture) : restore(subject, picture, dropped)
    return random.chance(0.3)
      ? report(subject, picture, random.pick(letters))
      : merge(subject, picture, random)
  },
  observe(rows, { tag }) {
    const twins: Record<string, Twin> = {}
    const ids: Record<string, string> = {}
    for (const letter of letters) {
      const found = rows.all(
        `SELECT id, deleted_at, additional_info AS info,
          (SELECT count(*) FROM reports r WHERE r.entry = e.id) AS reports FROM entries e WHERE name = ?`,
        nameOf(tag, letter),
      )
      for (const { id, deleted_at, info, reports } of found) {
        // A surplus entry gets another letter, which makes the picture wrong.
        const key = twins[letter] ? `${letter} again` : letter
        twins[key] = { trashed: deleted_at !== null, info: String(info ?? ''), reports: Number(reports) }
        ids[letter] = String(id)
      }
    }
    // A kill cut off the answer, so the id of the log entry is unknown.
    return { picture: asPicture({ twins, actions: rows.actions(tag) }), notes: { ...ids, undo: '' } }
  },
}

function add(subject: Subject, picture: MergePicture, letter: string): Act {
  const twin = { trashed: false, info: '', reports: 0 }
  return {
    name: 'twin added',
    after: [
      asPicture({
        twins: { ...picture.twins, [letter]: twin },
        actions: withLine(picture, 'Eintrag angelegt'),
      }),
    ],
    async send(site, { editor }) {
      subject.notes[letter] = await addEntry(site, editor, nameOf(subject.tag, letter))
    },
  }
}

function report(subject: Subject, picture: MergePicture, letter: string): Act {
  const twin = picture.twins[letter] as Twin
  const reported = { ...twin, reports: twin.reports + 1 }
  return {
    name: 'twin reported',
    after: [asPicture({ ...picture, twins: { ...picture.twins, [letter]: reported } })],
    async send(site) {
      const body = { entry: subject.notes[letter], topics: ['closed'], text: `Doppelt ${++counter}` }
      await site.ask('/api/addReport', { method: 'POST', body })
    },
  }
}

/** Merges two entries: one takes the values of both, or a third person's; reports move with their entry. */
function merge(subject: Subject, picture: MergePicture, random: Random): Act {
  const [keep, drop] = random.chance(0.5) ? ['A', 'B'] : ['B', 'A']
  const [stays, goes] = [picture.twins[keep] as Twin, picture.twins[drop] as Twin]
  const info = random.chance(0.5) ? `Stand ${++counter}` : null
  const twins = {
    [keep]: { ...stays, info: info ?? stays.info, reports: stays.reports + goes.reports },
    [drop]: { ...goes, trashed: true, reports: 0 },
  }
  return {
    name: 'entries merged',
    after: [asPicture({ twins, actions: withLine(picture, 'Anbieter zusammengeführt') })],
    async send(site, { editor }) {
      const { notes } = subject
      const fields = info === null ? {} : { fields: { additionalInfo: info } }
      const body = { keep: notes[keep], drop: notes[drop], ...fields }
      const answer = await site.ask('/api/mergeEntries', { method: 'POST', token: editor, body })
      Object.assign(notes, { undo: answer.undo, before: JSON.stringify(picture.twins) })
    },
  }
}

function split(subject: Subject, picture: MergePicture): Act {
  const { undo: line = '', before = '' } = subject.notes
  const actions = withLine(picture, 'Zusammenführung rückgängig gemacht')
  return {
    name: 'merge undone',
    after: [asPicture({ twins: JSON.parse(before), actions })],
    async send(site, { editor }) {
      subject.notes.undo = ''
      await undo(site, editor, line)
    },
  }
}

/** Restores the entry from the trash, because the id of the log entry is unknown: the other entry keeps its values. */
function restore(subject: Subject, picture: MergePicture, letter: string): Act {
  const back = { ...(picture.twins[letter] as Twin), trashed: false }
  return {
    name: 'merged entry restored from trash',
    after: [
      asPicture({
        twins: { ...picture.twins, [letter]: back },
        actions: withLine(picture, 'Eintrag wiederhergestellt'),
      }),
    ],
    async send(site, { editor }) {
      const body = { noun: 'entries', id: subject.notes[letter] }
      await site.ask('/api/restoreDocument', { method: 'POST', token: editor, body })
    },
  }
}
