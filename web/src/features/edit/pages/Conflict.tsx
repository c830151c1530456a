import type { OutputOf } from '@directory/shared/contract'
import { sourceOf } from '@directory/shared/pageHtml/domSource'
import { readHtml } from '@directory/shared/pageHtml/readHtml'
import { writeForVisitors } from '@directory/shared/pageHtml/writeHtml'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { RichText } from '../../../components/RichText.tsx'
import { useText } from '../../../lib/intl.ts'

interface Props {
  current: OutputOf<'GET /api/pageSource'>
  onTheirs: () => void
  onMine: () => void
}

/** Somebody else has saved the page meanwhile: shows theirs, nothing is overwritten by itself. */
export function Conflict({ current, onTheirs, onMine }: Props) {
  const text = useText()
  const theirs = writeForVisitors(readHtml(sourceOf(current.content)).ops, window.location.origin)
  return (
    <Notice
      kind="warning"
      role="alert"
      title={text('pages_edit.conflictTitle')}
      actions={
        <>
          <Button onClick={onTheirs}>{text('pages_edit.takeTheirs')}</Button>
          <Button onClick={onMine}>{text('pages_edit.keepMine')}</Button>
        </>
      }
    >
      <p>{text('pages_edit.conflictText')}</p>
      <details>
        <summary>{text('pages_edit.showTheirs')}</summary>
        <Card>
          <RichText html={theirs} />
        </Card>
      </details>
    </Notice>
  )
}
