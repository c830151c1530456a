import type Quill from 'quill'
import type { Range } from 'quill'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#lib/intl.ts'
import { FormErrorMessage } from '#ui/FormErrorMessage.tsx'
import { Notice } from '#ui/Notice.tsx'
import { applyChoice, clearFormatting, indent, isAllowedInCell, toggleFormat } from './applyItem.ts'
import { createEditor } from './createEditor.ts'
import { DescribeDialog } from './DescribeDialog.tsx'
import { InsertDialogs } from './InsertDialogs.tsx'
import type { LeftOut } from './leftOut.ts'
import styles from './PageEditor.module.css'
import { Toolbar } from './Toolbar.tsx'
import type { WhenDone } from './tableChanges.ts'
import type { Formats, ToolbarButton } from './toolbarItems.ts'
import { type EditedHtml, useEditedHtml } from './useEditedHtml.ts'
import { describePicture, undescribedIn, usePictures } from './usePictures.ts'

export function TextEditor({ label, ...edited }: EditedHtml & { label: string }) {
  const text = useText()
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Quill | null>(null)
  const [formats, setFormats] = useState<Formats>({})
  const [asked, setAsked] = useState<'link' | 'image' | 'video' | 'table' | null>(null)
  const [undescribed, setUndescribed] = useState<readonly string[]>([])
  const [missing, setMissing] = useState<readonly LeftOut[]>([])
  const [steps, setSteps] = useState({ undo: false, redo: false })
  /** Where the cursor is to stand once a dialog has closed: an open one keeps the focus from the text. */
  const place = useRef<Parameters<WhenDone>[0] | null>(null)
  const { uploading, fault, insertFiles, storePasted } = usePictures()
  const { isLost, changed } = useEditedHtml(editor, edited)
  const latest = useRef({ label, changed, insertFiles, storePasted })
  latest.current = { label, changed, insertFiles, storePasted }

  useEffect(() => {
    if (!host.current) return
    const made: Quill = createEditor(host.current, {
      label: latest.current.label,
      onLeftOut: setMissing,
      onPictures: (files: File[], place: Range) => void latest.current.insertFiles(made, files, place),
    })
    made.on('text-change', (change) => {
      const found = undescribedIn(change)
      if (found.length > 0) setUndescribed((now) => [...now, ...found])
      latest.current.storePasted(made)
      latest.current.changed()
      const { undo, redo } = made.history.stack
      setSteps({ undo: undo.length > 0, redo: redo.length > 0 })
    })
    // Only while the text has the focus, so that the toolbar still shows the formats it will change.
    made.on('editor-change', () => made.hasFocus() && setFormats(made.getFormat()))
    setEditor(made)
  }, [])

  useEffect(() => {
    if (!editor || asked || place.current === null) return
    editor.focus()
    if (typeof place.current === 'function') place.current()
    else if (place.current !== undefined) {
      editor.setSelection(place.current, 0)
      // What is typed next stands behind the link.
      if (editor.getFormat().link) editor.format('link', false, 'silent')
    }
    place.current = null
  }, [editor, asked])

  const press = (item: ToolbarButton) => {
    if (!editor) return
    if (item.kind === 'switch') toggleFormat(editor, item)
    else if (item.action === 'indent') indent(editor, 1)
    else if (item.action === 'outdent') indent(editor, -1)
    else if (item.action === 'clean') clearFormatting(editor)
    else if (item.action === 'undo' || item.action === 'redo') editor.history[item.action]()
    else setAsked(item.action)
  }

  return (
    <div className={styles.editor}>
      {isLost && (
        <Notice kind="warning" role="alert" title={text('pages_edit.lostTitle')}>
          {text('pages_edit.lostText')}
        </Notice>
      )}
      <Toolbar
        formats={formats}
        steps={steps}
        controls="page-text"
        onChoose={(format, value) =>
          editor && isAllowedInCell(formats, format) && applyChoice(editor, format, value)
        }
        onPress={press}
      />
      <div
        ref={host}
        className={styles.text}
        style={{ '--undescribed': JSON.stringify(text('pictures.undescribed')) } as CSSProperties}
      />
      <p className={styles.hint} id="page-text-hint">
        {text('pages_edit.keys')}
      </p>
      {missing.length > 0 && (
        <div className={styles.missing}>
          <Notice
            kind="warning"
            role="status"
            title={text('pages_edit.leftOut')}
            onClose={() => setMissing([])}
          >
            <ul>
              {missing.map((kind) => (
                <li key={kind}>{text(`pages_edit.leftOut.${kind}`)}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <p role="status" className={styles.hint}>
        {uploading > 0 && text('pages_edit.uploading', { count: uploading })}
      </p>
      <FormErrorMessage message={fault} />
      {/* A portal, because a form cannot contain another form. */}
      {createPortal(
        <>
          {editor && !asked && undescribed[0] && (
            <DescribeDialog
              key={undescribed.length}
              address={undescribed[0]}
              onAlt={(alt) => describePicture(editor, undescribed[0] ?? '', alt)}
              onDone={() => setUndescribed(undescribed.slice(1))}
            />
          )}
          {editor && asked && (
            <InsertDialogs
              editor={editor}
              what={asked}
              onDone={(then) => {
                place.current = then
                setAsked(null)
              }}
            />
          )}
        </>,
        document.body,
      )}
    </div>
  )
}
