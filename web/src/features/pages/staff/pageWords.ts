import { sourceNodesOf } from '@directory/shared/pageHtml/domSource'
import { readHtml } from '@directory/shared/pageHtml/readHtml'

const nameIn = (address: string) => (address.startsWith('data:') ? 'data' : address)

/** Returns a page as words to compare: includes its pictures, videos and link targets, but no formatting. */
export function pageWords(html: string): string {
  return readHtml(sourceNodesOf(html))
    .ops.map(({ insert, attributes }) => {
      if (typeof insert === 'string') {
        const link = attributes?.link
        return typeof link === 'string' && insert.trim() !== '' ? `${insert} (${link})` : insert
      }
      if ('image' in insert) return ` [${nameIn(insert.image)}] `
      return 'video' in insert ? ` [${nameIn(insert.video)}] ` : '\n'
    })
    .join('')
    .trim()
}
