import type { contentCalls } from '@directory/shared/contract/content'
import { toPublicLink } from '../readModel/toPublicLink.ts'
import { removeDocument } from '../services/documents.ts'
import { deleteFile, fileNames, saveFile } from '../services/files/files.ts'
import { listPictures, savePicture } from '../services/files/pictures.ts'
import { listFiles, replaceFile } from '../services/files/replaceFile.ts'
import { editLink, listLinks } from '../services/links/editLink.ts'
import { editNews, listNews } from '../services/news/editNews.ts'
import { readPageSource, savePage } from '../services/pages/savePage.ts'
import { actingUser } from '../services/users/session.ts'
import type { Implementations } from './handler.ts'

export const contentHandlers: Implementations<keyof typeof contentCalls> = {
  'POST /api/addnewsentry': async ({ payload, session, body }) => ({
    success: true,
    message: 'Die Neuigkeit wurde gespeichert.',
    ...(await editNews(payload, actingUser(session), body)),
  }),
  'GET /api/allnews': ({ payload, session }) => listNews(payload, actingUser(session)),
  'GET /api/removenews': async ({ payload, session, query }) => {
    const undo = await removeDocument(payload, actingUser(session), 'news', query.id)
    return { message: 'Eintrag wurde entfernt', undo }
  },
  'GET /api/alllinks': async ({ payload, session }) =>
    (await listLinks(payload, actingUser(session))).map((link) => toPublicLink(link as never)),
  'POST /api/addlink': async ({ payload, session, body }) => ({
    success: true,
    message: 'Der Link wurde gespeichert.',
    ...(await editLink(payload, actingUser(session), body)),
  }),
  'GET /api/removelink': async ({ payload, session, query }) => {
    const undo = await removeDocument(payload, actingUser(session), 'links', query.id)
    return { success: true, message: 'Success', undo }
  },
  'GET /api/pageSource': ({ payload, session, query }) =>
    readPageSource(payload, actingUser(session), query.name),
  'POST /api/saveHtml': async ({ payload, session, query, body }) => ({
    message: 'Die Seite wurde gespeichert.',
    ...(await savePage(payload, actingUser(session), query.name, body)),
  }),
  'GET /api/pictures': ({ payload }) => listPictures(payload),
  'POST /api/savePicture': async ({ payload, session, body }) => ({
    message: 'Das Bild wurde gespeichert.',
    ...(await savePicture(payload, actingUser(session), body)),
  }),
  'GET /api/files': ({ payload, session }) => fileNames(payload, actingUser(session)),
  'POST /api/saveFile': async ({ payload, session, body }) => ({
    message: 'Die Datei wurde gespeichert.',
    name: await saveFile(payload, actingUser(session), body),
  }),
  'GET /api/filedetails': ({ payload, session }) => listFiles(payload, actingUser(session)),
  'POST /api/replaceFile': async ({ payload, session, body }) => {
    const undo = await replaceFile(payload, actingUser(session), body)
    return { message: 'Die Datei wurde ersetzt.', undo }
  },
  'POST /api/deleteFile': async ({ payload, session, query }) => {
    const undo = await deleteFile(payload, actingUser(session), query.name)
    return { message: 'Die Datei wurde gelöscht.', undo }
  },
}
