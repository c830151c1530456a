// A process of its own: the text of one PDF, whoever made it. Plain JavaScript, as it is started from the sources and by
// the compiled server alike. Its answer: { text } or { fault }.
import { extractText, getDocumentProxy } from 'unpdf'

process.once('disconnect', () => process.exit(1))
process.once('message', async ({ bytes }) => {
  let answer
  try {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
    answer = { text }
  } catch (error) {
    answer = { fault: String(error) }
  }
  process.send(answer, () => process.disconnect())
})
