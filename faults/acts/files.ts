import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type DataReader, hashOf } from '../database.ts'
import type { Act, Picture, Subject, SubjectKind } from '../subject.ts'
import { undo, withoutOne } from './entries.ts'

interface FilePicture {
  /** Number of documents with this name. */
  docs: number
  /** File names that contain the tag, with their content. */
  stored: Record<string, string>
  /** Hashes of the file's earlier contents in the database. */
  former: string[]
  /** Hashes of the contents of deleted files with this name. */
  deleted: string[]
  actions: string[]
}

let counter = 0

/** Returns several megabytes of text, so that writing takes a moment. */
const contentOf = (tag: string) => Buffer.from(`Datei ${tag} ${++counter}\n`.repeat(200_000))

export const files: SubjectKind = {
  name: 'file',
  weight: 2,
  nothing: { docs: 0, stored: {}, former: [], deleted: [], actions: [] },
  next(subject, random) {
    const picture = subject.pictures[0] as unknown as FilePicture
    const name = `Datei-${subject.tag}.txt`
    if (picture.docs > 0) {
      if (subject.notes.undo && random.chance(0.5)) return undoAct(subject, picture, name)
      if (random.chance(0.4)) return replace(subject, picture, name)
      if (random.chance(0.3)) return null
      return {
        name: 'file deleted',
        after: [
          {
            ...{ docs: 0, stored: {}, former: [] },
            // Contents from before that are gone for good.
            deleted: [...picture.deleted, picture.stored[name] ?? ''].sort(),
            actions: withLine(picture, 'Datei entfernt'),
          },
        ],
        async send(site, { admin }) {
          subject.notes.undo = ''
          const answer = await site.ask(`/api/deleteFile?name=${name}`, {
            method: 'POST',
            token: admin,
            body: {},
          })
          Object.assign(subject.notes, { undo: answer.undo, before: picture.stored[name] ?? '' })
        },
      }
    }
    if (subject.notes.undo && random.chance(0.5)) return bringBack(subject, picture, name)
    const content = contentOf(subject.tag)
    return {
      name: 'file uploaded',
      after: [
        {
          docs: 1,
          stored: { [name]: hashOf(content) },
          former: [],
          deleted: picture.deleted,
          actions: withLine(picture, 'Datei angelegt'),
        },
      ],
      async send(site, { admin }) {
        subject.notes.undo = ''
        const body = { name, content: content.toString('base64') }
        const saved = await site.ask('/api/saveFile', { method: 'POST', token: admin, body })
        if (saved.name !== name) throw new Error(`${name} was stored as ${saved.name}`)
      },
    }
  },
  observe(rows, { tag }) {
    const ids = rows.all('SELECT id FROM files WHERE filename LIKE ?', `%${tag}%`).map(({ id }) => id)
    const stored: Record<string, string> = {}
    for (const name of readdirSync(path.join(rows.dataDir, 'files')).filter((name) => name.includes(tag)))
      stored[name] = rows.fileHash(name) ?? ''
    const picture: FilePicture = {
      docs: ids.length,
      stored,
      former: keptHashes(rows, tag, (file) => ids.includes(file)),
      deleted: keptHashes(rows, tag, (file) => !ids.includes(file)),
      actions: rows.actions(tag),
    }
    // A kill cut off the answer, so the id is unknown.
    return { picture: picture as unknown as Picture, notes: { undo: '' } }
  },
}

const withLine = (picture: FilePicture, action: string) => [...picture.actions, action].sort()

function replace(subject: Subject, picture: FilePicture, name: string): Act {
  const content = contentOf(subject.tag)
  const before = picture.stored[name] ?? ''
  return {
    name: 'file replaced',
    after: [
      {
        ...picture,
        stored: { [name]: hashOf(content) },
        former: [...picture.former, before].sort(),
        actions: withLine(picture, 'Datei geändert'),
      },
    ],
    async send(site, { admin }) {
      const body = { name, content: content.toString('base64') }
      const { undo } = await site.ask('/api/replaceFile', { method: 'POST', token: admin, body })
      Object.assign(subject.notes, { undo, before })
    },
  }
}

function undoAct(subject: Subject, picture: FilePicture, name: string): Act {
  const { undo: line = '', before = '' } = subject.notes
  const former = [...withoutOne(picture.former, before), picture.stored[name] ?? '']
  return {
    name: 'replacement undone',
    after: [
      {
        ...picture,
        stored: { [name]: before },
        former: former.sort(),
        actions: withLine(picture, 'Datei geändert'),
      },
    ],
    async send(site, { admin }) {
      subject.notes.undo = ''
      await undo(site, admin, line)
    },
  }
}

function bringBack(subject: Subject, picture: FilePicture, name: string): Act {
  const { undo: line = '', before = '' } = subject.notes
  return {
    name: 'deletion undone',
    after: [
      {
        ...{ docs: 1, stored: { [name]: before }, former: [] },
        deleted: withoutOne(picture.deleted, before),
        actions: withLine(picture, 'Datei wiederhergestellt'),
      },
    ],
    async send(site, { admin }) {
      subject.notes.undo = ''
      await undo(site, admin, line)
    },
  }
}

/** Returns the hashes of the stored former contents of matching files. */
function keptHashes(rows: DataReader, tag: string, fits: (file: unknown) => boolean): string[] {
  const parts = rows.all(
    'SELECT whole, file, data FROM file_revisions WHERE name LIKE ? ORDER BY place',
    `%${tag}%`,
  )
  const wholes = new Map<unknown, Buffer[]>()
  for (const { whole, file, data } of parts)
    if (fits(file))
      wholes.set(whole, [...(wholes.get(whole) ?? []), Buffer.from(String(data ?? ''), 'base64')])
  return [...wholes.values()].map((bytes) => hashOf(Buffer.concat(bytes))).sort()
}
