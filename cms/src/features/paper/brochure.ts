import type { Payload, TypedUser } from 'payload'
import { listPictures } from '#collections/Files/pictures.ts'
import {
  bytesAreUnchanged,
  cleanFileName,
  freeName,
  storeFile,
  withoutSlashes,
} from '#collections/Files/storeFile.ts'
import { actIsLogged, logAct } from '#hooks/log/logAct.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { inTransactionAs, staffAct } from '#lib/transaction/inTransaction.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { Reader } from '#publicData/model/createReader.ts'
import { townKeyOf } from '#publicData/nameKey.ts'
import type { BodyOf } from '#shared/contract'
import { defaultLocale, type Locale, localeNamed } from '#shared/locales'
import { labelsOn, type PaperFormat } from '#shared/paper'
import { chaptersOfTopics, otherChapter } from './chapters.ts'
import { type PaperTexts, paperTextsOf } from './paperTexts.ts'

interface Asked extends PaperFormat {
  locale: string
}

export const languageAndFormat = ({ locale, size, print, tone }: Asked) => ({
  locale: localeNamed(locale),
  format: { size, print, tone },
})

export async function brochureForm(payload: Payload) {
  const reader = publicDataOf(payload)
  const chapters = await chaptersOfTopics(reader, paperTextsOf(reader, defaultLocale))
  const filled = new Set(chapters.map(({ id }) => id))
  const topics = reader.topCategories().map(({ id, title }) => ({ id, title }))
  return {
    greeting: await readGreeting(payload),
    chapters: [...topics, { id: otherChapter, title: '' }].filter(({ id }) => filled.has(id)),
    towns: reader.towns().map(({ city }) => city),
    categories: reader.allCategories(''),
  }
}

type AskedBrochure = Asked & { chapters: readonly string[]; greeting: string; cover?: string }

export async function makeBrochure(payload: Payload, user: TypedUser, asked: AskedBrochure) {
  const { chapters, greeting, cover = '' } = asked
  const isPicture = cover === '' || (await listPictures(payload)).some(({ name }) => name === cover)
  if (!isPicture) throw apiError('not_found.file', { field: 'cover' })
  // Not a transaction for each look whether the brochure is ready.
  if (greeting !== (await readGreeting(payload))) await keepGreeting(payload, user, greeting)
  const request = { kind: 'whole' as const, chapters, greeting, cover, ...languageAndFormat(asked) }
  return runtimeOf(payload).paper.ask(request)
}

const readGreeting = async (payload: Payload) =>
  (await payload.findGlobal({ slug: 'site-settings', depth: 0 })).brochureGreeting ?? ''

/** For Editors, too, although only Admins may change other settings. */
const keepGreeting = staffAct((req, brochureGreeting: string) =>
  req.payload.updateGlobal({ slug: 'site-settings', data: { brochureGreeting }, depth: 0, req }),
)

/** The home page links to it. */
export async function storeBrochure(
  payload: Payload,
  user: TypedUser,
  { title, ...asked }: AskedBrochure & { title: string },
) {
  return saveBrochure(payload, user, title, await makeBrochure(payload, user, asked))
}

export async function makeStaffPaper(
  payload: Payload,
  user: TypedUser,
  { kind, sheet, first, category, town }: Exclude<BodyOf<'POST /api/paperForStaff'>, { kind: 'brochure' }>,
) {
  const reader = publicDataOf(payload)
  if (kind === 'labels' && first > labelsOn(sheet))
    throw apiError('invalid.first_label', { field: 'first', values: { max: labelsOn(sheet) } })
  const categories = category === '' ? reader.allCategories('') : [category]
  const entries = categories
    .flatMap((name) => reader.entriesOfCategory(name))
    .filter(({ city }) => town === '' || townKeyOf(city) === townKeyOf(town))
  if (entries.length === 0) throw apiError('not_found.to_print', { field: town === '' ? 'category' : 'town' })
  const request = {
    locale: defaultLocale,
    format: { size: 'a4', print: 'normal', tone: 'grey' } as const,
    entries,
  }
  const pdf = await runtimeOf(payload).paper.ask(
    kind === 'labels' ? { ...request, kind, sheet, first } : { ...request, kind },
  )
  const act = kind === 'labels' ? 'labels_printed' : 'phones_printed'
  await inTransactionAs(payload, user, (req) => logAct(req, { kind: act, count: entries.length }))
  return pdf
}

export type NamedPaper =
  | ({ locale: Locale; format: PaperFormat } & (
      | { kind: 'whole' | 'list' }
      | { kind: 'topic'; topic: string }
      | { kind: 'town'; town: string }
    ))
  | { kind: 'labels' | 'phones'; category: string; town: string }

/** Content, paper format and date. */
export function paperName(reader: Reader, named: NamedPaper) {
  const words = paperTextsOf(reader, 'locale' in named ? named.locale : defaultLocale)
  const { siteTitle } = reader.settings()
  const parts = [siteTitle, ...subjectOf(reader, words, named), formatOf(words, named), reader.today()]
  return cleanFileName(`${withoutSlashes(parts.filter(Boolean).join(', '))}.pdf`)
}

function subjectOf(reader: Reader, words: PaperTexts, paper: NamedPaper) {
  switch (paper.kind) {
    case 'whole':
      return []
    case 'list':
      return [words('print.list')]
    case 'topic':
      return [words(reader.topCategory(paper.topic)?.title ?? '')]
    case 'town':
      return [reader.place(paper.town)?.label ?? paper.town.trim()]
    default:
      return [words(paper.kind === 'labels' ? 'print.labels' : 'print.phoneList'), paper.category, paper.town]
  }
}

function formatOf(words: PaperTexts, named: NamedPaper) {
  if (!('format' in named)) return ''
  const { size, print, tone } = named.format
  const large = print === 'large' && words('paper.print.large')
  const grey = tone === 'grey' && words('paper.tone.grey')
  return [size.toUpperCase(), large, grey].filter(Boolean).join(' ')
}

const saveBrochure = staffAct(async (req, title: string, pdf: Buffer) => {
  req.context[bytesAreUnchanged] = true
  req.context[actIsLogged] = true
  // A title may consist of nothing but characters that file names cannot contain.
  const base = cleanFileName(withoutSlashes(title)) || 'brochure'
  const name = await freeName(req, cleanFileName(`${base}.pdf`))
  const { id, filename, updatedAt } = await storeFile(req, name, pdf, {}, { brochureTitle: title })
  const about = { noun: 'files', id, stateAt: updatedAt, undo: { kind: 'keep' } } as const
  return { name: filename ?? name, undo: await logAct(req, { kind: 'brochure_kept', name: title }, about) }
})
