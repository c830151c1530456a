import type { Json, ServerClient } from '../api.ts'
import type { DataReader } from '../database.ts'

/** Adds an entry as staff and returns its id. */
export async function addEntry(
  site: ServerClient,
  token: string,
  name: string,
  more: object = {},
): Promise<string> {
  const body = {
    category: 'Apotheken',
    name,
    street: 'Weg 1',
    plz: '97437',
    city: 'Haßfurt',
    noEmail: true,
    lat: 50.1,
    lon: 10.1,
    ...more,
  }
  return (await site.ask('/api/addEntry', { method: 'POST', token, body })).uuid
}

/** Undoes the operation of one or several log entries. */
export const undo = (site: ServerClient, token: string, id: string | string[]): Promise<Json> =>
  site.ask('/api/undo', { method: 'POST', token, body: { id } })

export const mailTo = (tag: string) => `${tag}@faults.example.org`

/** Returns the sorted kinds of mails in the outbox for a subject's address; the first matching pattern names the kind. */
export function mailsTo(rows: DataReader, tag: string, kinds: readonly [RegExp, string][]): string[] {
  const mails = rows.all('SELECT subject, text FROM mails WHERE "to" = ?', mailTo(tag))
  return mails
    .map(({ subject, text }) => {
      const whole = `${subject}\n${text}`
      return kinds.find(([pattern]) => pattern.test(whole))?.[1] ?? `unknown: ${subject}`
    })
    .sort()
}

/** Returns the list without one equal element. */
export function withoutOne(all: readonly string[], one: string): string[] {
  const at = all.indexOf(one)
  return all.filter((_, i) => i !== at)
}
