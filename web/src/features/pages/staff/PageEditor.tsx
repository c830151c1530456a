import { useState } from 'react'
import { call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import type { OutputOf } from '#shared/contract'
import type { StoredPageName } from '#shared/page'
import { sourceNodesOf } from '#shared/pageHtml/domSource'
import { readHtml } from '#shared/pageHtml/readHtml'
import { writeForVisitors } from '#shared/pageHtml/writeHtml'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { RichText } from '#ui/RichText.tsx'
import { StaffForm } from '#ui/staff/StaffForm.tsx'
import styles from './PageEditor.module.css'
import { TextEditor } from './TextEditor.tsx'

type PageSource = Pick<Required<OutputOf<'GET /api/getHtml'>>, 'content' | 'updatedAt'>

interface Props {
  name: StoredPageName
  target: { name: string; locale: string }
  label: string
  source: PageSource
  onReverted: () => void
}

const baseFrom = ({ content, updatedAt }: PageSource) => ({ values: { html: content }, updatedAt })
const noProblems = () => new Map()

export function PageEditor({ name, target, label, source, onReverted }: Props) {
  const text = useText()
  const [isPreview, setPreview] = useState(false)
  return (
    <StaffForm
      name={`staff page ${name}`}
      prefix="page"
      initial={baseFrom(source)}
      baseFrom={baseFrom}
      labels={{ html: text('news_dialogue.text') }}
      versionsOf={{ noun: 'pages', id: name }}
      shown={(_, html) => pageWords(html)}
      besideConflict={(mine, theirs) => (
        <>
          {pageWords(mine.html) === pageWords(theirs.html) && <p>{text('pages_edit.looksDiffer')}</p>}
          <details>
            <summary>{text('pages_edit.showTheirs')}</summary>
            <AsForVisitors html={theirs.html} />
          </details>
        </>
      )}
      findProblems={noProblems}
      send={async ({ html }, updatedAt) => {
        const { undo, ...saved } = await call('POST /api/saveHtml', { html, updatedAt }, target)
        return { said: text('pages_edit.saved'), undo, saved, onReverted }
      }}
      list="GET /api/verificationFigures"
      refresh={['GET /api/getHtml', 'GET /api/verificationFigures']}
      submit={() => text('pages_edit.save')}
      extraButtons={
        <Button aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {text('pages_edit.preview')}
        </Button>
      }
      wide
    >
      {({ values: { html }, set, stored }) => (
        <>
          <div hidden={isPreview}>
            <TextEditor
              label={text('pages_edit.textOf', { page: label })}
              stored={stored.html}
              html={html}
              onHtml={(html) => set({ html })}
            />
          </div>
          {isPreview && (
            <section aria-label={text('pages_edit.preview')} className={styles.preview}>
              <p className={styles.hint}>{text('pages_edit.previewText')}</p>
              <AsForVisitors html={html} />
            </section>
          )}
        </>
      )}
    </StaffForm>
  )
}

const nameIn = (address: string) => (address.startsWith('data:') ? 'data' : address)

/** With pictures, videos and link targets, but no formatting. */
const pageWords = (html: string) =>
  readHtml(sourceNodesOf(html))
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

const AsForVisitors = ({ html }: { html: string }) => (
  <Card>
    <RichText html={writeForVisitors(readHtml(sourceNodesOf(html)).ops, window.location.origin)} />
  </Card>
)
