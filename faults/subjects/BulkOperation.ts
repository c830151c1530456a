import type { DataReader } from '../dataReader.ts'
import { type Act, Subject } from '../subject.ts'
import { provider } from './Provider.ts'

const size = 3

/** Entries removed and brought back: all of them or none. */
export class BulkOperation extends Subject {
  readonly kind = 'bulk operation'
  #ids: string[] = []

  constructor(tag: string) {
    super(tag, { there: 0, trashed: 0, lines: 0 })
  }

  next(): Act | null {
    const [there, trashed] = [Number(this.picture.there), Number(this.picture.trashed)]
    if (there + trashed < size)
      return this.logged('entry added', { there: there + 1 }, async (site) => {
        const body = { ...provider(`Reihe ${this.tag} ${there}`), noEmail: true }
        this.#ids.push((await site.ask('/api/addEntry', { as: 'editor', body })).uuid)
      })
    const send: Act['send'] = async (site) => {
      const body = { noun: 'entries', ids: this.#ids }
      this.undo = (await site.ask('/api/removeDocuments', { as: 'editor', body })).undo
    }
    if (there === size) return this.logged('entries removed at once', { there: 0, trashed: size }, send, size)
    return this.undo === '' ? null : this.takeBack({ there: size, trashed: 0 }, size)
  }

  observe(rows: DataReader) {
    const found = rows.all('SELECT id, deleted_at FROM entries WHERE name LIKE ?', `Reihe ${this.tag} %`)
    this.#ids = found.map(({ id }) => String(id))
    this.undo = ''
    const there = found.filter(({ deleted_at }) => deleted_at === null).length
    return { there, trashed: found.length - there, lines: rows.linesOf(this.tag) }
  }
}
