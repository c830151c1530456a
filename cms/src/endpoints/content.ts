import { removeDocument } from '#collections/documents.ts'
import { listPictures, savePicture } from '#collections/Files/pictures.ts'
import { listFiles, replaceFile } from '#collections/Files/replaceFile.ts'
import { deleteFile, fileNames, saveFile } from '#collections/Files/storeFile.ts'
import { editLink, listLinks } from '#collections/Links/editLink.ts'
import { editNews, listNews } from '#collections/News/editNews.ts'
import { savePage } from '#collections/Pages/savePage.ts'
import { websiteStates } from '#lib/websites/websiteChecks.ts'
import { say } from '#lib/words/translate.ts'
import type { contentCalls } from '#shared/contract/content'
import { done, type Implementations, saying, succeeding } from './handler.ts'

export const contentHandlers: Implementations<keyof typeof contentCalls> = {
  'POST /api/addnewsentry': succeeding('done.news_saved', ({ payload, user, body }) =>
    editNews(payload, user, body),
  ),
  'GET /api/allnews': ({ payload, user }) => listNews(payload, user),
  'GET /api/removenews': saying('done.news_removed', async ({ payload, user, query }) => ({
    undo: await removeDocument(payload, user, 'news', query.id),
  })),
  'GET /api/alllinks': async ({ payload, user }) => {
    const [links, states] = await Promise.all([listLinks(payload, user), websiteStates(payload)])
    return links.map((link) => ({ ...link, websiteState: states.get(link.url) ?? null }))
  },
  'POST /api/addlink': succeeding('done.link_saved', ({ payload, user, body }) =>
    editLink(payload, user, body),
  ),
  'GET /api/removelink': async ({ payload, user, query }) => {
    const undo = await removeDocument(payload, user, 'links', query.id)
    return { ...done, undo }
  },
  'POST /api/saveHtml': saying('done.page_saved', ({ payload, user, query, body }) =>
    savePage(payload, user, query, body),
  ),
  'GET /api/pictures': ({ payload }) => listPictures(payload),
  'POST /api/savePicture': saying('done.picture_saved', ({ payload, user, body }) =>
    savePicture(payload, user, body),
  ),
  'GET /api/files': ({ payload, user }) => fileNames(payload, user),
  'POST /api/saveFile': async ({ payload, user, body }) => {
    if (!body.replace) {
      const name = await saveFile(payload, user, body)
      return { message: say('done.file_saved'), name, undo: '' }
    }
    const undo = await replaceFile(payload, user, body)
    return { message: say('done.file_replaced'), name: body.name, undo }
  },
  'GET /api/filedetails': ({ payload, user }) => listFiles(payload, user),
  'POST /api/deleteFile': saying('done.file_deleted', async ({ payload, user, query }) => ({
    undo: await deleteFile(payload, user, query.name),
  })),
}
