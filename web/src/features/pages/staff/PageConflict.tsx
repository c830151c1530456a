import type { StoredPageName } from '@directory/shared/page'
import { sourceNodesOf } from '@directory/shared/pageHtml/domSource'
import { readHtml } from '@directory/shared/pageHtml/readHtml'
import { writeForVisitors } from '@directory/shared/pageHtml/writeHtml'
import { useText } from '../../../lib/intl.ts'
import { Card } from '../../../ui/Card.tsx'
import { withBase } from '../../../ui/conflict/base.ts'
import { FormConflict } from '../../../ui/conflict/FormConflict.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import type { PageSource } from './usePageSource.ts'

/** Returns a page as words to compare: includes its pictures, videos and link targets, but no formatting. */
function pageWords(html: string): string {
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

const nameIn = (address: string) => (address.startsWith('data:') ? 'data' : address)

interface Props {
  page: StoredPageName
  current: PageSource
  mine: string
  busy: boolean
  onMine: () => void
  onTheirs: () => void
  onBack: () => void
}

export function PageConflict({ page, current, mine, busy, onMine, onTheirs, onBack }: Props) {
  const text = useText()
  const { content, updatedAt } = current
  const isSame = pageWords(mine) === pageWords(content)
  // Without the text from which both began: what only one of them changed cannot be told in a page's words.
  const begun = withBase({ values: { html: '' }, updatedAt: '' })
  return (
    <FormConflict
      key={updatedAt}
      mine={{ ...begun, html: mine }}
      theirs={{ values: { html: content }, updatedAt }}
      labels={{ html: text('news_dialogue.text') }}
      shown={(_, html) => pageWords(html)}
      isBrief={!isSame}
      versionsOf={{ noun: 'pages', id: page }}
      busy={busy}
      onSave={({ html }) => (html === content ? onTheirs() : onMine())}
      onBack={onBack}
      onDiscard={onTheirs}
    >
      {isSame && <p>{text('pages_edit.looksDiffer')}</p>}
      <details>
        <summary>{text('pages_edit.showTheirs')}</summary>
        <Card>
          <RichText html={writeForVisitors(readHtml(sourceNodesOf(content)).ops, window.location.origin)} />
        </Card>
      </details>
    </FormConflict>
  )
}
