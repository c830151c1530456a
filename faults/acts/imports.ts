import { setTimeout as pause } from 'node:timers/promises'
import { type ServerClient, Unanswered } from '../api.ts'
import type { Act, Picture, SessionTokens, Subject, SubjectKind } from '../subject.ts'

interface ImportPicture {
  entries: number
  names: number
  versions: number
  states: string[]
  /** Number of entries in the journal. */
  journal: number
  actions: string[]
}

const nothing: ImportPicture = { entries: 0, names: 0, versions: 0, states: [], journal: 0, actions: [] }

const sheetOf = (tag: string, rows: number) =>
  `Kategorie;Name;Straße;PLZ;Ort;Telefon;lat;lon\n${Array.from(
    { length: rows },
    (_, i) =>
      `Import ${tag} ${i % 3};Zeile ${tag} ${i};Weg ${i};97437;Haßfurt;09521 ${1000 + i};50.0${i};10.${i}`,
  ).join('\n')}\n`

function formOf(tag: string, rows: number): FormData {
  const form = new FormData()
  form.append('file', new File([sheetOf(tag, rows)], `Liste-${tag}.csv`, { type: 'text/csv' }))
  return form
}

const isUnderWay = (state: string) =>
  ['receiving', 'planning', 'waiting', 'running', 'rolling-back', 'undoing'].includes(state)

/** Recognises undecided files, of which only a user's latest is kept. */
const isUndecided = (state: string) => state === 'ready' || state === 'cancelled'

/** Waits until the import has ended or needs a decision. */
async function ended(site: ServerClient, { admin, signal }: SessionTokens, id: string): Promise<string> {
  for (;;) {
    const { state } = await site.ask(`/api/import?id=${id}`, { token: admin })
    if (!isUnderWay(state)) return state
    if (signal?.aborted) throw new Unanswered('Nobody waits any more')
    await pause(50)
  }
}

/** Waits for all imports after a start. */
export async function settleImports(site: ServerClient, token: string): Promise<void> {
  for (;;) {
    const all: { state: string }[] = await site.ask('/api/imports', { token })
    if (!all.some(({ state }) => isUnderWay(state))) return
    await pause(50)
  }
}

function doneWith(rows: number): ImportPicture {
  return { entries: rows, names: rows, versions: rows, states: ['done'], journal: rows, actions: ['Import'] }
}

const underWay = (picture: ImportPicture) => picture as unknown as Picture

export const importKind: SubjectKind = {
  name: 'import',
  weight: 2,
  nothing: underWay(nothing),
  next(subject, random) {
    const picture = subject.pictures[0] as unknown as ImportPicture
    if (picture.states.length === 0) return bringIn(subject, 60 + random.below(200), random.chance(0.3))
    if (picture.states[0] !== 'done' || random.chance(0.5)) return null
    const act: Act = {
      name: 'import undone',
      after: [
        underWay({
          ...nothing,
          states: ['undone'],
          // The journal keeps what was undone, so that the result can be shown.
          journal: picture.journal,
          actions: [...picture.actions, 'Import rückgängig gemacht'].sort(),
        }),
      ],
      async send(site, session) {
        const body = { id: subject.notes.id }
        await site.ask('/api/undoImport', { method: 'POST', token: session.admin, body })
        act.isPromised = true
        await ended(site, session, subject.notes.id ?? '')
      },
    }
    return act
  },
  observe(rows, { tag }) {
    const entries = rows.all('SELECT id, name FROM entries WHERE name LIKE ?', `Zeile ${tag} %`)
    const versions = rows.all(
      'SELECT count(*) AS n FROM _entries_v WHERE version_name LIKE ?',
      `Zeile ${tag} %`,
    )
    const records = rows.all('SELECT id, state FROM imports WHERE file_name = ?', `Liste-${tag}.csv`)
    const journal = records.flatMap(({ id }) =>
      rows.all(`SELECT content FROM import_parts WHERE import = ? AND kind = 'journal'`, id),
    )
    const picture: ImportPicture = {
      entries: entries.length,
      names: new Set(entries.map(({ name }) => name)).size,
      versions: Number(versions[0]?.n),
      states: records.map(({ state }) => (isUndecided(String(state)) ? 'undecided' : String(state))),
      journal: journal.reduce((sum, { content }) => sum + JSON.parse(String(content)).items.length, 0),
      actions: rows.actions(`Liste-${tag}.csv`),
    }
    return { picture: underWay(picture), notes: { id: String(records[0]?.id ?? '') } }
  },
}

function bringIn(subject: Subject, rows: number, isAllOrNothing: boolean): Act {
  const { tag, notes } = subject
  const body = formOf(tag, rows)
  const done = underWay(doneWith(rows))
  const notReceived = underWay({ ...nothing, states: ['failed'] })
  const takenBack = underWay({ ...nothing, states: ['failed'], actions: ['Import abgebrochen'] })
  const undecided = underWay({ ...nothing, states: ['undecided'] })
  const act: Act = isAllOrNothing
    ? {
        name: 'imported, all or nothing',
        after: [done],
        halfway: [notReceived, undecided],
        async send(site, session) {
          const { id } = await site.ask('/api/previewImport', { method: 'POST', token: session.admin, body })
          notes.id = id
          act.isPromised = true
          act.halfway = [undecided]
          await ended(site, session, id)
          // Undone by the start after a kill.
          act.halfway = [undecided, takenBack]
          const start = { id, mode: 'all-or-nothing' }
          await site.ask('/api/startImport', { method: 'POST', token: session.admin, body: start })
          act.halfway = [takenBack]
          await ended(site, session, id)
        },
      }
    : {
        name: 'imported, good rows',
        after: [done],
        halfway: [notReceived],
        async send(site, session) {
          const { id } = await site.ask('/api/uploadExcel', { method: 'POST', token: session.admin, body })
          notes.id = id
          act.isPromised = true
          act.halfway = []
          await ended(site, session, id)
        },
      }
  return act
}
