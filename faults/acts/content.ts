import type { Random } from '../random.ts'
import type { Act, Picture, Subject, SubjectKind } from '../subject.ts'

interface ContentPicture {
  docs: { text: string; trashed: boolean }[]
  actions: string[]
}

interface Noun {
  name: string
  /** Its name in the log. */
  label: string
  table: string
  text: string
  title: string
  /** Creates a document, or saves the one with this id, and returns its id. */
  save: { address: string; body(tag: string, text: string, id: string): object; idOf(answer: never): string }
  remove: string
  raw: string
}

const news: Noun = {
  name: 'news',
  label: 'Neuigkeit',
  table: 'news',
  text: 'text',
  title: 'title',
  save: {
    address: '/api/addnewsentry',
    body: (tag, text, id) => ({ nuuid: id, title: `Neues ${tag}`, text, occurDate: '2031-05-01' }),
    idOf: ({ nuuid }: { nuuid: string }) => nuuid,
  },
  remove: '/api/removenews',
  raw: 'news',
}

const links: Noun = {
  name: 'link',
  label: 'Link',
  table: 'links',
  text: 'description',
  title: 'name',
  save: {
    address: '/api/addlink',
    body: (tag, text, id) => ({
      uuid: id,
      name: `Link ${tag}`,
      url: 'https://example.org',
      description: text,
      category: 'other',
      categoryNew: 'Vereine',
    }),
    idOf: ({ uuid }: { uuid: string }) => uuid,
  },
  remove: '/api/removelink',
  raw: 'links',
}

let counter = 0
const newText = (random: Random) => `Text ${++counter} ${random.next().toString(36).slice(2)}`

function kindOf(noun: Noun): SubjectKind {
  const { name, label, save } = noun

  const write = (subject: Subject, picture: ContentPicture, random: Random): Act => {
    const isNew = picture.docs.length === 0
    const text = newText(random)
    const actions = [...picture.actions, `${label} ${isNew ? 'angelegt' : 'geändert'}`].sort()
    return {
      name: `${name} ${isNew ? 'written' : 'edited'}`,
      after: [{ docs: [{ text, trashed: false }], actions }],
      async send(site, { editor }) {
        const body = save.body(subject.tag, text, subject.notes.id ?? '')
        const answer = await site.ask(save.address, { method: 'POST', token: editor, body })
        subject.notes.id = save.idOf(answer as never)
      },
    }
  }

  const setTrashed = (subject: Subject, picture: ContentPicture, trashed: boolean): Act => ({
    name: `${name} ${trashed ? 'deleted' : 'restored from trash'}`,
    after: [
      {
        docs: picture.docs.map((doc) => ({ ...doc, trashed })),
        actions: [...picture.actions, `${label} ${trashed ? 'entfernt' : 'wiederhergestellt'}`].sort(),
      },
    ],
    async send(site, { admin, editor }) {
      if (trashed) await site.ask(`${noun.remove}?id=${subject.notes.id}`, { token: editor })
      else
        await site.ask(`/cms/api/${noun.raw}/${subject.notes.id}?trash=true`, {
          method: 'PATCH',
          token: admin,
          body: { deletedAt: null },
        })
    },
  })

  return {
    name,
    weight: 2,
    nothing: { docs: [], actions: [] },
    next(subject, random, usesNext) {
      const picture = subject.pictures[0] as unknown as ContentPicture
      if (picture.docs[0]?.trashed) return usesNext ? setTrashed(subject, picture, false) : null
      if (picture.docs.length > 0 && random.chance(0.3)) return setTrashed(subject, picture, true)
      return write(subject, picture, random)
    },
    observe(rows, { tag }) {
      const docs = rows.all(
        `SELECT id, ${noun.text} AS text, deleted_at FROM ${noun.table} WHERE ${noun.title} LIKE ?`,
        `%${tag}`,
      )
      const picture: ContentPicture = {
        docs: docs.map(({ text, deleted_at }) => ({ text: String(text), trashed: deleted_at !== null })),
        actions: rows.actions(tag),
      }
      return { picture: picture as unknown as Picture, notes: { id: String(docs[0]?.id ?? '') } }
    },
  }
}

export const contentKinds: SubjectKind[] = [kindOf(news), kindOf(links)]
