// A process of its own, because anyone may have made the PDF.
import { extractText, getDocumentProxy } from 'unpdf'
import { answerOnce } from '../childProcess/answerOnce.js'

answerOnce(async ({ bytes }) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { text }
})
