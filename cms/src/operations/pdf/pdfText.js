// A process of its own: the text of one PDF, whoever made it.
import { extractText, getDocumentProxy } from 'unpdf'
import { answerOnce } from '../childProcess/answerOnce.js'

answerOnce(async ({ bytes }) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { text }
})
