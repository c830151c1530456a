import { createHash } from 'node:crypto'
import type { DataReader } from '../dataReader.ts'
import { type Act, chance, newText, Subject } from '../subject.ts'

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** A document and its bytes. */
export class UploadedFile extends Subject {
  readonly kind = 'file'
  readonly #name = `Datei-${this.tag}.txt`
  /** Hash of what undoing brings back. */
  #before = ''

  constructor(tag: string) {
    super(tag, { documents: 0, content: '', lines: 0 })
  }

  next(): Act {
    const { documents, content } = this.picture
    if (this.undo !== '' && chance(0.5)) return this.takeBack({ documents: 1, content: this.#before })
    if (documents === 0) return this.#write('file uploaded', false)
    if (chance(0.6)) return this.#write('file replaced', true)
    return this.logged('file deleted', { documents: 0, content: '' }, async (site) => {
      const address = `/api/deleteFile?name=${this.#name}`
      this.undo = (await site.ask(address, { as: 'admin', body: {} })).undo
      this.#before = String(content)
    })
  }

  #write(name: string, replace: boolean): Act {
    const before = String(this.picture.content)
    // Megabytes, so that writing takes a moment.
    const content = Buffer.from(`Datei ${this.tag} ${newText()}\n`.repeat(100_000))
    return this.logged(name, { documents: 1, content: hashOf(content) }, async (site) => {
      const body = { name: this.#name, content: content.toString('base64'), replace }
      this.undo = (await site.ask('/api/saveFile', { as: 'admin', body })).undo
      this.#before = before
    })
  }

  observe(rows: DataReader) {
    const sql = 'SELECT data FROM file_parts WHERE name = ? AND former IS NULL ORDER BY place'
    const parts = rows.all(sql, this.#name).map(({ data }) => Buffer.from(String(data), 'base64'))
    this.undo = ''
    return {
      documents: rows.count('SELECT count(*) FROM files WHERE filename = ?', this.#name),
      content: parts.length > 0 ? hashOf(Buffer.concat(parts)) : '',
      lines: rows.linesOf(this.tag),
    }
  }
}
