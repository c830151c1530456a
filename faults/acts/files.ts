import { readdirSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '../database.ts'
import type { Kind, Picture } from '../subject.ts'

interface FilePicture {
  /** Documents with this name. */
  docs: number
  /** Names in the folder that contain the tag, with what they hold. */
  stored: Record<string, string>
  actions: string[]
}

let counter = 0

/** Text of some megabytes, so that writing it takes a moment. */
const contentOf = (tag: string) => Buffer.from(`Datei ${tag} ${++counter}\n`.repeat(200_000))

export const files: Kind = {
  name: 'file',
  weight: 2,
  nothing: { docs: 0, stored: {}, actions: [] },
  next(subject, random) {
    const picture = subject.pictures[0] as unknown as FilePicture
    const name = `Datei-${subject.tag}.txt`
    if (picture.docs > 0) {
      if (random.chance(0.3)) return null
      return {
        name: 'file deleted',
        after: [{ docs: 0, stored: {}, actions: [...picture.actions, 'Datei entfernt'].sort() }],
        send: async (site, { admin }) =>
          void (await site.ask(`/api/deleteFile?name=${name}`, { method: 'POST', token: admin, body: {} })),
      }
    }
    const content = contentOf(subject.tag)
    return {
      name: 'file uploaded',
      after: [
        {
          docs: 1,
          stored: { [name]: hashOf(content) },
          actions: [...picture.actions, 'Datei angelegt'].sort(),
        },
      ],
      async send(site, { admin }) {
        const body = { name, content: content.toString('base64') }
        const saved = await site.ask('/api/saveFile', { method: 'POST', token: admin, body })
        if (saved.name !== name) throw new Error(`${name} was stored as ${saved.name}`)
      },
    }
  },
  observe(rows, { tag }) {
    const docs = rows.all('SELECT id FROM files WHERE filename LIKE ?', `%${tag}%`).length
    const stored: Record<string, string> = {}
    for (const name of readdirSync(path.join(rows.dataDir, 'files')).filter((name) => name.includes(tag)))
      stored[name] = rows.fileHash(name) ?? ''
    const picture: FilePicture = { docs, stored, actions: rows.actions(tag) }
    return { picture: picture as unknown as Picture, notes: {} }
  },
}
