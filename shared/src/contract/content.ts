import * as z from 'zod'
import { linkFields } from '../fields/linkFields.ts'
import { newsFields } from '../fields/newsFields.ts'
import { inputShape } from '../fields/nounSchemas.ts'
import { fileLimits } from '../fileLimits.ts'
import { linkSchema } from '../link.ts'
import { newsSchema } from '../news.ts'
import { textInput } from '../textInput.ts'
import { answer, type ContractCalls, input, param } from './call.ts'
import { websiteStateSchema } from './tables.ts'

const field = textInput(100).or(z.null().transform(() => ''))

/** In base64 four characters carry three bytes, plus a head and line breaks. */
const bodyLimitOf = (bytes: number) => Math.ceil(bytes / 3) * 4 + 1_000_000

/** Base64. */
const fileContent = z.string().max(bodyLimitOf(fileLimits.file))

const pictureFaults = ['picture_heic', 'picture_broken', 'picture_too_many_pixels'] as const

const pictureSchema = z.object({ name: z.string(), path: z.string() })

export const contentCalls = {
  'POST /api/addnewsentry': {
    summary: 'Create a news item (under a nuuid that nobody has), or update the one with this nuuid',
    who: 'staff',
    body: z.object({
      nuuid: field.optional(),
      /** Days as `YYYY-MM-DD`, the beginning of a longer ISO date. `picture`: path or name of a stored one. */
      ...inputShape(newsFields),
      /** As `input.readAt`. */
      updatedAt: field.optional(),
    }),
    output: answer.undoableSuccess.extend({ nuuid: z.string() }),
    errors: [
      'not_found',
      'in_trash',
      'stale',
      'title_missing',
      'text_missing',
      'date_invalid',
      'event_invalid',
      'event_time_invalid',
      'phone_invalid',
      'days_crossed',
      'picture_unknown',
    ],
  },
  'GET /api/allnews': {
    summary: 'All news, including drafts and items not shown today, newest first',
    who: 'staff',
    output: z.array(newsSchema),
  },
  'GET /api/removenews': {
    summary: 'Move a news item to the trash',
    who: 'staff',
    query: z.object({ id: param.text }),
    output: answer.undoable,
    errors: ['not_found'],
  },
  'GET /api/alllinks': {
    summary: 'All links, including those without a name or address, and how their websites answer',
    who: 'staff',
    output: z.array(linkSchema.extend({ websiteState: websiteStateSchema.nullable() })),
  },
  'POST /api/addlink': {
    summary: 'Create a link (empty, or under a uuid that nobody has), or update the one with this uuid',
    who: 'staff',
    body: z.preprocess(
      // A missing body counts as an empty one.
      (body) => body ?? {},
      z.object({
        uuid: field.optional(),
        ...inputShape(linkFields),
        /** If `category` is `other`. */
        categoryNew: field.optional(),
        /** As `input.readAt`. */
        updatedAt: field.optional(),
      }),
    ),
    output: answer.undoableSuccess.extend({ uuid: z.string() }),
    errors: ['not_found', 'in_trash', 'stale', 'phone_invalid'],
  },
  'GET /api/removelink': {
    summary: 'Move a link to the trash',
    who: 'staff',
    query: z.object({ id: param.text }),
    output: answer.undoableSuccess,
    errors: ['not_found'],
  },
  'POST /api/saveHtml': {
    summary: 'Save a page; the response contains the HTML as it was stored',
    who: 'admin',
    query: z.object({ name: param.text, locale: param.word }),
    body: z.object({ html: z.string().max(fileLimits.page), updatedAt: input.readAt.optional() }),
    bodyLimit: fileLimits.page,
    output: answer.undoable.extend({ content: z.string(), updatedAt: z.string() }),
    errors: ['not_found', 'stale'],
  },
  'GET /api/pictures': {
    summary: 'Stored pictures, newest first',
    who: 'staff',
    output: z.array(pictureSchema),
  },
  'POST /api/savePicture': {
    summary: 'Store a picture for news; a number is added to a name that is already in use',
    who: 'staff',
    body: z.object({ name: z.string().max(fileLimits.name), content: fileContent }),
    // Photos may arrive as the camera made them; the server makes them smaller.
    bodyLimit: bodyLimitOf(fileLimits.file),
    output: answer.message.extend(pictureSchema.shape),
    errors: ['file_name_invalid', 'content_invalid', 'file_refused', ...pictureFaults],
  },
  'GET /api/files': {
    summary: 'Names of the stored files, sorted',
    who: 'admin',
    output: z.array(z.string()),
  },
  'POST /api/saveFile': {
    summary:
      'Store a file, or `replace` the content of one, whose name and type stay; `content` is base64, with or without a data URL prefix',
    who: 'admin',
    body: z.object({
      name: z.string().max(fileLimits.name),
      content: fileContent,
      replace: z.boolean().optional(),
    }),
    bodyLimit: bodyLimitOf(fileLimits.file),
    output: answer.undoable.extend({ name: z.string() }),
    errors: [
      'not_found',
      'file_name_invalid',
      'content_invalid',
      'file_refused',
      ...pictureFaults,
      'file_exists',
      'file_type_differs',
    ],
  },
  'GET /api/filedetails': {
    summary: 'Stored files by name, with size, type, last change and the places that use them',
    who: 'admin',
    output: z.array(
      z.object({
        name: z.string(),
        /** Bytes. */
        size: z.number(),
        type: z.string(),
        /** ISO 8601. */
        updatedAt: z.string(),
        uses: z.array(
          z.object({
            kind: z.enum(['topCategory', 'person', 'outline', 'page', 'news', 'trashedNews', 'link']),
            /** Of the document that shows the file or links to it; `""` for the outline. */
            name: z.string(),
          }),
        ),
      }),
    ),
  },
  'POST /api/deleteFile': {
    summary: 'Delete a file that is no longer in use',
    who: 'admin',
    query: z.object({ name: param.textOf(fileLimits.name) }),
    output: answer.undoable,
    errors: ['not_found', 'file_in_use'],
  },
} as const satisfies ContractCalls
