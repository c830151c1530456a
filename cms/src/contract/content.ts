import type { contentCalls } from '@directory/shared/contract/content'
import { listPictures, savePicture } from '../nouns/files/pictures.ts'
import { listFiles, replaceFile } from '../nouns/files/replaceFile.ts'
import { deleteFile, fileNames, saveFile } from '../nouns/files/storeFile.ts'
import { countPicturesWithMetadata, stripStoredPictures } from '../nouns/files/stripStoredPictures.ts'
import { editLink, listLinks } from '../nouns/links/editLink.ts'
import { editNews, listNews } from '../nouns/news/editNews.ts'
import { savePage } from '../nouns/pages/savePage.ts'
import { actingUser } from '../nouns/users/session.ts'
import { removeDocument } from '../operations/documents/documents.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'

export const contentHandlers: Implementations<keyof typeof contentCalls> = {
  'POST /api/addnewsentry': async ({ payload, session, body }) => ({
    success: true,
    message: translate('de', 'done.news_saved'),
    ...(await editNews(payload, actingUser(session), body)),
  }),
  'GET /api/allnews': ({ payload, session }) => listNews(payload, actingUser(session)),
  'GET /api/removenews': async ({ payload, session, query }) => {
    const undo = await removeDocument(payload, actingUser(session), 'news', query.id)
    return { message: translate('de', 'done.news_removed'), undo }
  },
  'GET /api/alllinks': ({ payload, session }) => listLinks(payload, actingUser(session)),
  'POST /api/addlink': async ({ payload, session, body }) => ({
    success: true,
    message: translate('de', 'done.link_saved'),
    ...(await editLink(payload, actingUser(session), body)),
  }),
  'GET /api/removelink': async ({ payload, session, query }) => {
    const undo = await removeDocument(payload, actingUser(session), 'links', query.id)
    return { success: true, message: 'Success', undo }
  },
  'POST /api/saveHtml': async ({ payload, session, query, body }) => ({
    message: translate('de', 'done.page_saved'),
    ...(await savePage(payload, actingUser(session), query.name, body)),
  }),
  'GET /api/pictures': ({ payload }) => listPictures(payload),
  'POST /api/savePicture': async ({ payload, session, body }) => ({
    message: translate('de', 'done.picture_saved'),
    ...(await savePicture(payload, actingUser(session), body)),
  }),
  'GET /api/files': ({ payload, session }) => fileNames(payload, actingUser(session)),
  'POST /api/saveFile': async ({ payload, session, body }) => ({
    message: translate('de', 'done.file_saved'),
    name: await saveFile(payload, actingUser(session), body),
  }),
  'GET /api/filedetails': ({ payload, session }) => listFiles(payload, actingUser(session)),
  'GET /api/pictureMetadata': async ({ payload }) => ({ count: await countPicturesWithMetadata(payload) }),
  'POST /api/dropPictureMetadata': async ({ payload, session }) => {
    const done = await stripStoredPictures(payload, actingUser(session))
    return {
      message: translate('de', 'done.metadata_removed'),
      done,
      left: await countPicturesWithMetadata(payload),
    }
  },
  'POST /api/replaceFile': async ({ payload, session, body }) => {
    const undo = await replaceFile(payload, actingUser(session), body)
    return { message: translate('de', 'done.file_replaced'), undo }
  },
  'POST /api/deleteFile': async ({ payload, session, query }) => {
    const undo = await deleteFile(payload, actingUser(session), query.name)
    return { message: translate('de', 'done.file_deleted'), undo }
  },
}
