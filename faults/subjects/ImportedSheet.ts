import { setTimeout as pause } from 'node:timers/promises'
import type { DataReader } from '../dataReader.ts'
import { type Site, Unanswered } from '../site.ts'
import { type Act, below, Subject } from '../subject.ts'

const ended = ['ready', 'done', 'failed', 'cancelled', 'undone']

/** Waits for all imports; those of a killed server go on after the next start, those on a full disk when there is room. */
export async function settleImports(site: Site, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const all: { state: string }[] = await site.ask('/api/imports', { as: 'admin' })
    if (all.every(({ state }) => ended.includes(state))) return
    await pause(50)
  }
  throw new Unanswered('the import goes on')
}

/** A sheet whose import is promised with its upload, and goes on after a kill until every row is there once. */
export class ImportedSheet extends Subject {
  readonly kind = 'import'
  readonly #file = `Liste-${this.tag}.csv`
  #id = ''

  constructor(tag: string) {
    super(tag, { state: '', entries: 0, names: 0, versions: 0, lines: 0 })
  }

  next(): Act | null {
    const { state } = this.picture
    if (state === '') return this.#bringIn(60 + below(200))
    if (state !== 'done') return null
    const nothing = { state: 'undone', entries: 0, names: 0, versions: 0 }
    return this.logged('import undone', nothing, async (site, act, signal) => {
      await site.ask('/api/undo', { as: 'admin', body: { import: this.#id } })
      act.isPromised = true
      await settleImports(site, signal)
    })
  }

  #bringIn(count: number): Act {
    const body = new FormData()
    const rowOf = (_: unknown, i: number) => `Import;Zeile ${this.tag} ${i};Weg ${i};97437;Haßfurt;50;10`
    const rows = Array.from({ length: count }, rowOf)
    const text = `Kategorie;Name;Straße;PLZ;Ort;lat;lon\n${rows.join('\n')}\n`
    body.append('file', new File([text], this.#file, { type: 'text/csv' }))
    const done = { state: 'done', entries: count, names: count, versions: count }
    return this.logged('sheet imported', done, async (site, act, signal) => {
      this.#id = (await site.ask('/api/uploadExcel', { as: 'admin', body })).id
      act.isPromised = true
      await settleImports(site, signal)
    })
  }

  observe(rows: DataReader) {
    // One that was not received as a whole is as good as none.
    const sql = "SELECT id, state FROM imports WHERE file_name = ? AND state <> 'failed'"
    const [found] = rows.all(sql, this.#file)
    this.#id = String(found?.id ?? '')
    const pattern = `Zeile ${this.tag} %`
    return {
      state: String(found?.state ?? ''),
      entries: rows.count('SELECT count(*) FROM entries WHERE name LIKE ?', pattern),
      names: rows.count('SELECT count(DISTINCT name) FROM entries WHERE name LIKE ?', pattern),
      versions: rows.count('SELECT count(*) FROM _entries_v WHERE version_name LIKE ?', pattern),
      lines: rows.linesOf(this.#file),
    }
  }
}
