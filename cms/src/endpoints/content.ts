import type { contentCalls } from '@directory/shared/contract/content'
import { listPictures, savePicture } from '../collections/Files/pictures.ts'
import { listFiles, replaceFile } from '../collections/Files/replaceFile.ts'
import { deleteFile, fileNames, saveFile } from '../collections/Files/storeFile.ts'
import { editLink, listLinks } from '../collections/Links/editLink.ts'
import { editNews, listNews } from '../collections/News/editNews.ts'
import { savePage } from '../collections/Pages/savePage.ts'
import { removeDocument } from '../hooks/documents/documents.ts'
import { translate } from '../lib/words/translate.ts'
import type { Implementations } from './handler.ts'

export const contentHandlers: Implementations<keyof typeof contentCalls> = {
  'POST /api/addnewsentry': async ({ payload, user, body }) => ({
    success: true,
    message: translate('de', 'done.news_saved'),
    ...(await editNews(payload, user, body)),
  }),
  'GET /api/allnews': ({ payload, user }) => listNews(payload, user),
  'GET /api/removenews': async ({ payload, user, query }) => {
    const undo = await removeDocument(payload, user, 'news', query.id)
    return { message: translate('de', 'done.news_removed'), undo }
  },
  'GET /api/alllinks': ({ payload, user }) => listLinks(payload, user),
  'POST /api/addlink': async ({ payload, user, body }) => ({
    success: true,
    message: translate('de', 'done.link_saved'),
    ...(await editLink(payload, user, body)),
  }),
  'GET /api/removelink': async ({ payload, user, query }) => {
    const undo = await removeDocument(payload, user, 'links', query.id)
    return { success: true, message: 'Success', undo }
  },
  'POST /api/saveHtml': async ({ payload, user, query, body }) => ({
    message: translate('de', 'done.page_saved'),
    ...(await savePage(payload, user, query, body)),
  }),
  'GET /api/pictures': ({ payload }) => listPictures(payload),
  'POST /api/savePicture': async ({ payload, user, body }) => ({
    message: translate('de', 'done.picture_saved'),
    ...(await savePicture(payload, user, body)),
  }),
  'GET /api/files': ({ payload, user }) => fileNames(payload, user),
  'POST /api/saveFile': async ({ payload, user, body }) => {
    if (!body.replace) {
      const name = await saveFile(payload, user, body)
      return { message: translate('de', 'done.file_saved'), name, undo: '' }
    }
    const undo = await replaceFile(payload, user, body)
    return { message: translate('de', 'done.file_replaced'), name: body.name, undo }
  },
  'GET /api/filedetails': ({ payload, user }) => listFiles(payload, user),
  'POST /api/deleteFile': async ({ payload, user, query }) => {
    const undo = await deleteFile(payload, user, query.name)
    return { message: translate('de', 'done.file_deleted'), undo }
  },
}
