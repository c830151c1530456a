import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { yieldToRequests } from '#clock.ts'
import { findStoredFile } from '#collections/Files/storeFile.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { withSharp } from '#lib/pictures/sharpInTurn.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import type { Reader } from '#publicData/model/createReader.ts'
import type { Entry } from '#shared/entry'
import { fileNameOf, filePath } from '#shared/filePath'
import { compareGermanStrictly } from '#shared/fold'
import type { Locale } from '#shared/locales'
import { type LabelSheet, labelSheets, type PaperFormat } from '#shared/paper'
import { brochureData, printedDate, reportCode } from './brochureData.ts'
import { chapterOfList, chaptersOfTopics, chaptersOfTown } from './chapters.ts'
import { coverPicture, printableCodePoints, siteColours } from './paperFiles.ts'
import { type PaperTexts, paperTextsOf } from './paperTexts.ts'
import { printableText } from './printableText.ts'

export type PaperRequest = { locale: Locale; format: PaperFormat } & (
  | { kind: 'whole'; chapters: readonly string[]; greeting: string; cover: string }
  | { kind: 'topic'; topic: string }
  | { kind: 'town'; town: string }
  | { kind: 'list'; ids: readonly string[] }
  | { kind: 'labels'; sheet: LabelSheet; first: number; entries: readonly Entry[] }
  | { kind: 'phones'; entries: readonly Entry[] }
)

export interface PaperDraft {
  template: string
  data: object
  /** By their names in the template, with version and width. */
  pictures: readonly { name: string; file: string; version: string; width: number }[]
  /** Not from the site: bytes by name. */
  own: Record<string, Uint8Array>
}

/** @throws ApiError `not_found` if there is no such topic or town, or nothing to print */
export async function createDraft(
  payload: Payload,
  reader: Reader,
  request: PaperRequest,
): Promise<PaperDraft> {
  const words = paperTextsOf(reader, request.locale)
  if (request.kind === 'labels' || request.kind === 'phones') return staffDraft(reader, words, request)
  const siteUrl = runtimeOf(payload).publicUrl ?? ''
  const { cover, coverFills, ...content } = await readContent(reader, words, request)
  if (content.chapters.length === 0) throw apiError('not_found')
  const data = brochureData(reader, words, { ...content, format: request.format, siteUrl })
  const pictureNames = [...new Set([cover, ...data.chapters.map(({ picture }) => picture)])].filter(Boolean)
  const pictures = await stored(payload, pictureNames, (address) =>
    address === cover ? coverWidth : chapterWidth,
  )
  const nameOf = (address: string) => pictures.find(({ file }) => file === fileNameOf(address))?.name ?? ''
  const ofSite = nameOf(cover)
  return {
    template: 'brochure.typ',
    data: {
      ...data,
      chapters: data.chapters.map((chapter) => ({ ...chapter, picture: nameOf(chapter.picture) })),
      cover: ofSite || 'cover',
      coverFills: coverFills || ofSite === '',
    },
    pictures,
    own: {
      ...(siteUrl !== '' && { 'report.svg': Buffer.from(reportCode(siteUrl, words)) }),
      ...(ofSite === '' && { cover: await readFile(coverPicture()) }),
    },
  }
}

type Brochure = Extract<PaperRequest, { kind: 'whole' | 'topic' | 'town' | 'list' }>

async function readContent(reader: Reader, words: PaperTexts, request: Brochure) {
  const plain = { greeting: '', cover: '', coverFills: true }
  switch (request.kind) {
    case 'whole': {
      const { region } = reader.settings()
      const chapters = await chaptersOfTopics(reader, words, request.chapters)
      return {
        ...plain,
        chapters,
        cover: request.cover && filePath(request.cover),
        greeting: request.greeting,
        subtitle: words('print.subtitle', { region: region.label }),
      }
    }
    case 'topic': {
      const topic = reader.topCategory(request.topic)
      const chapters = topic ? await chaptersOfTopics(reader, words, [topic.id]) : []
      return {
        ...plain,
        chapters,
        subtitle: topic ? words(topic.title) : '',
        cover: topic?.image ?? '',
        // A topic's drawing does not fill the cover.
        coverFills: false,
      }
    }
    case 'town': {
      const town = await chaptersOfTown(reader, words, request.town)
      return {
        ...plain,
        chapters: town.chapters,
        subtitle: words('print.subtitleTown', { town: town.label }),
      }
    }
    case 'list': {
      const { entries } = reader.entriesByIds(request.ids)
      const chapters = entries.length > 0 ? chapterOfList(words, entries) : []
      return { ...plain, chapters, subtitle: words('print.list') }
    }
  }
}

function staffDraft(
  reader: Reader,
  words: PaperTexts,
  request: Extract<PaperRequest, { kind: 'labels' | 'phones' }>,
): PaperDraft {
  const { siteTitle, association } = reader.settings()
  const date = words('print.date', { date: printedDate(reader.today(), words.locale) })
  const title = words(request.kind === 'labels' ? 'print.labels' : 'print.phoneList')
  const around = {
    ...request.format,
    lang: words.locale,
    title: siteTitle,
    author: association,
    subtitle: title,
    date,
  }
  const sorted = request.entries.toSorted((a, b) => compareGermanStrictly(a.name, b.name))
  const addressOf = ({ name, street, plz, city }: Entry) => [name, street, `${plz} ${city}`.trim()]
  const lines =
    request.kind === 'labels'
      ? { sheet: labelSheets[request.sheet], first: request.first, labels: sorted.map(addressOf) }
      : {
          heads: ['name', 'town', 'phone'].map((name) => words(`print.column.${name}`)),
          rows: sorted
            .filter(({ phoneText, mobileText }) => phoneText || mobileText)
            .map(({ name, city, phoneText, mobileText }) => [
              name,
              city,
              [phoneText, mobileText].filter(Boolean),
            ]),
        }
  return { template: `${request.kind}.typ`, data: { ...around, ...lines, words: {} }, pictures: [], own: {} }
}

/** A topic whose picture is gone has none. */
async function stored(payload: Payload, addresses: readonly string[], widthOf: (address: string) => number) {
  const files = await Promise.all(
    addresses.map(async (address, at) => {
      const file = fileNameOf(address)
      const bytes = (await findStoredFile(payload, file))?.bytes
      return bytes
        ? [{ name: `picture-${at}.png`, file, version: bytes.version, width: widthOf(address) }]
        : []
    }),
  )
  return files.flat()
}

export async function typesettingInput(payload: Payload, { template, data, pictures, own }: PaperDraft) {
  const isGrey = 'tone' in data && data.tone === 'grey'
  const files: Record<string, Uint8Array> = { ...own }
  for (const { name, file, width } of pictures) files[name] = await readPicture(payload, file, width, isGrey)
  if (isGrey && files.cover) files.cover = await greyed(files.cover)
  const text = JSON.stringify(await printed({ ...data, colours: siteColours() }))
  return { template, files: { ...files, 'data.json': Buffer.from(text) } }
}

/** Property names are ours and stay. */
async function printed(data: unknown) {
  if (typeof data === 'string') return printableText(data, printableCodePoints())
  if (data === null || typeof data !== 'object') return data
  if (Array.isArray(data)) {
    const all: unknown[] = []
    for (const one of data) all.push(await printed(one))
    return all
  }
  await yieldToRequests()
  const all: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(data)) all[name] = await printed(value)
  return all
}

/** Pixels for the largest sheet and for chapter headings; each picture takes memory until all is typeset. */
const coverWidth = 1200
const chapterWidth = 600

/** Always as PNG, so that no picture needs fonts of its own. */
async function readPicture(
  payload: Payload,
  name: string,
  width: number,
  isGrey: boolean,
): Promise<Uint8Array> {
  const file = await findStoredFile(payload, name)
  const bytes = file ? await buffer(file.bytes.read()) : nothing
  return withSharp((open) =>
    open(bytes).autoOrient().resize({ width }).grayscale(isGrey).png({ compressionLevel: 9 }).toBuffer(),
  ).catch(() => nothing)
}

const greyed = (bytes: Uint8Array): Promise<Uint8Array> =>
  withSharp((open) =>
    open(Buffer.from(bytes))
      .resize({ width: 2 * coverWidth })
      .grayscale()
      .png()
      .toBuffer(),
  )

/** Transparent, in place of a picture that cannot be read. */
const nothing = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
