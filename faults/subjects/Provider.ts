import type { DataReader } from '../dataReader.ts'
import { type Act, chance, newText, Subject } from '../subject.ts'

export const provider = (name: string) => ({
  category: 'Apotheken',
  name,
  street: 'Hauptstraße 1',
  plz: '97437',
  city: 'Haßfurt',
  lat: 50.03,
  lon: 10.5,
})

/** A provider from the request to the trash and back: an entry, its versions, mails and lines of the log. */
export class Provider extends Subject {
  readonly kind = 'provider'
  #id = ''
  readonly #mail = `${this.tag}@faults.example.org`

  constructor(tag: string) {
    super(tag, { states: '', info: '', mails: 0, lines: 0 })
  }

  next(): Act | null {
    const { states } = this.picture
    const info = newText()
    const body = { ...provider(`Anbieter ${this.tag}`), email: this.#mail, additionalInfo: info }
    if (states === '')
      return this.act('entry submitted', { states: 'pending', info, mails: 1 }, async (site) => {
        this.#id = (await site.ask('/api/addPendingEntry', { body })).uuid
      })
    if (states === 'pending') return this.#decide(chance(0.7))
    if (states === 'trashed') return this.undo === '' ? null : this.takeBack({ states: 'published' })
    if (chance(0.6))
      return this.logged('entry edited', { info }, (site) =>
        site.ask('/api/addEntry', { as: 'editor', body: { ...body, uuid: this.#id } }),
      )
    return this.logged('entry deleted', { states: 'trashed' }, async (site) => {
      this.undo = (await site.ask(`/api/removeEntry?id=${this.#id}`, { as: 'editor' })).undo
    })
  }

  #decide(isAccepted: boolean): Act {
    const change = { states: isAccepted ? 'published' : 'trashed', mails: 2 }
    return this.logged(`entry ${isAccepted ? 'accepted' : 'declined'}`, change, (site) => {
      const call = isAccepted ? 'acceptPendingEntry' : 'removePendingEntry'
      return site.ask(`/api/${call}?id=${this.#id}`, { as: 'editor', body: {} })
    })
  }

  observe(rows: DataReader) {
    const sql = 'SELECT id, state, deleted_at, additional_info AS info FROM entries WHERE email = ?'
    const entries = rows.all(sql, this.#mail)
    this.#id = String(entries[0]?.id ?? '')
    this.undo = ''
    return {
      states: entries.map(({ state, deleted_at }) => (deleted_at === null ? state : 'trashed')).join(),
      info: String(entries[0]?.info ?? ''),
      mails: rows.count('SELECT count(*) FROM mails WHERE "to" = ?', this.#mail),
      lines: rows.linesOf(this.tag),
    }
  }
}
