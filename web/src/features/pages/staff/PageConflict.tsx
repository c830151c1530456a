import type { StoredPageName } from '@directory/shared/page'
import { sourceNodesOf } from '@directory/shared/pageHtml/domSource'
import { readHtml } from '@directory/shared/pageHtml/readHtml'
import { writeForVisitors } from '@directory/shared/pageHtml/writeHtml'
import { useRef } from 'react'
import { useConflictAuthor } from '../../../lib/conflictAuthor.ts'
import { useText } from '../../../lib/intl.ts'
import { useShownFocus } from '../../../lib/useTakeFocus.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Comparison } from '../../../ui/Comparison.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import styles from './PageEditor.module.css'
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
  /** The text in the editor. */
  mine: string
  onGoOn: () => void
  onTheirs: () => void
  onMine: () => void
}

/** Shows the differences if another user has saved the page meanwhile; nothing is overwritten automatically. */
export function PageConflict({ page, current, mine, onGoOn, onTheirs, onMine }: Props) {
  const text = useText()
  const author = useConflictAuthor({ noun: 'pages', id: page }, current.updatedAt)
  const box = useRef<HTMLDivElement>(null)
  // Each new version is brought into view.
  useShownFocus(box, current.updatedAt)
  const [ours, other] = [pageWords(mine), pageWords(current.content)]
  const names = { now: text('edit_entry.theirs', { ...author }), wanted: text('edit_entry.mine') }
  const row = { key: 'text', label: text('news_dialogue.text'), german: true, brief: true }
  const theirs = writeForVisitors(readHtml(sourceNodesOf(current.content)).ops, window.location.origin)
  return (
    <div ref={box} tabIndex={-1} className="noFocusRing">
      <Notice
        kind="warning"
        role="alert"
        title={text('pages_edit.conflictTitle', { ...author })}
        actions={
          <>
            <Button onClick={onGoOn}>{text('pages_edit.goOn')}</Button>
            <Button onClick={onMine}>{text('pages_edit.keepMine')}</Button>
            <Button onClick={onTheirs}>{text('pages_edit.takeTheirs')}</Button>
          </>
        }
      >
        <p>{text('pages_edit.conflictText')}</p>
        {ours === other ? (
          <p>{text('pages_edit.looksDiffer')}</p>
        ) : (
          <div className={styles.passages}>
            <Comparison names={names} rows={[{ ...row, now: other, wanted: ours }]} />
          </div>
        )}
        <details>
          <summary>{text('pages_edit.showTheirs')}</summary>
          <Card>
            <RichText html={theirs} />
          </Card>
        </details>
      </Notice>
    </div>
  )
}
