import type { Payload, TypedUser, Where } from 'payload'
import { categoryNames } from '#collections/Categories/findCategory.ts'
import { readableName } from '#hooks/log/readableName.ts'
import type { EntryMerge, UndoData } from '#hooks/log/undoable.ts'
import { findAll } from '#lib/find/find.ts'
import { isOfKind } from '#shared/fields/nounFields'
import { fold } from '#shared/fold'
import { nouns, nounsWith, type TrashNoun } from '#shared/nouns'

const maxItems = 200

export async function listTrash(
  payload: Payload,
  user: TypedUser,
  { noun, text }: { noun?: TrashNoun; text: string },
) {
  const names = await categoryNames(payload)
  const lists = await Promise.all(
    nounsWith('hasTrash')
      .filter((one) => !noun || one === noun)
      .map((one) => listItems(payload, user, one, names)),
  )
  const all = lists.flat()
  const deleted = await removals(
    payload,
    all.map(({ id }) => id),
  )
  const words = fold(text).split(' ').filter(Boolean)
  const present = new Set(names.values())
  const fitting = all
    .map((item) => {
      const { user: deletedBy = '', category = '' } = deleted.get(item.id) ?? {}
      const isGone = category !== '' && category !== item.category && !present.has(category)
      return { ...item, deletedBy, formerCategory: isGone ? category : '' }
    })
    .filter(({ name, about, category, formerCategory, deletedBy }) => {
      const searchText = fold([name, about, category, formerCategory, deletedBy].join(' '))
      return words.every((word) => searchText.includes(word))
    })
    .sort((a, b) => b.deletedAt.localeCompare(a.deletedAt) || a.id.localeCompare(b.id))
  return { total: fitting.length, items: fitting.slice(0, maxItems) }
}

async function listItems(
  payload: Payload,
  user: TypedUser,
  noun: TrashNoun,
  categories: ReadonlyMap<string, string>,
) {
  const isDeleted: Where = { deletedAt: { exists: true } }
  const docs = await findAll(payload, noun, {
    where: noun === 'entries' ? { and: [isDeleted, { state: { equals: 'published' } }] } : isDeleted,
    trash: true,
    user,
  })
  return docs.map((doc) => {
    const fields = doc as unknown as Record<string, unknown>
    return {
      noun,
      id: doc.id,
      name: readableName(fields),
      category: noun === 'entries' ? (categories.get(String(fields.category)) ?? '') : '',
      about: describe(noun, fields),
      deletedAt: doc.deletedAt ?? '',
    }
  })
}

function describe(noun: TrashNoun, doc: Record<string, unknown>) {
  if (noun !== 'entries') {
    const { about, fields } = nouns[noun]
    const value = String(doc[about] ?? '')
    return isOfKind(fields, about, 'day') ? value.slice(0, 10) : value
  }
  const town = [doc.plz, doc.city].filter(Boolean).join(' ')
  return [doc.street, town].filter(Boolean).join(', ')
}

/** Who last deleted each document, from the log, and the name of its category then; empty if that was not logged. */
export async function removals(payload: Payload, ids: readonly string[]) {
  const docs = await findAll(payload, 'logs', {
    where: {
      or: [
        {
          and: [
            { target: { in: [...ids] } },
            // A client may choose another kind of line for a removal; the line of a decision has another undo kind.
            { or: [{ undoKind: { equals: 'trash' } }, { kind: { in: ['removed', 'entry_gone'] } }] },
          ],
        },
        // A merged entry is not the target of its log line.
        { undoKind: { equals: 'merge' } },
      ],
    },
    sort: 'timestamp',
  })
  return new Map(
    docs.map(({ target, user, undoKind, undoData }) => [
      undoKind === 'merge' ? (undoData as unknown as EntryMerge).dropped : (target ?? ''),
      { user, category: (undoData as (UndoData & { kind: 'trash' })['data'])?.category ?? '' },
    ]),
  )
}
