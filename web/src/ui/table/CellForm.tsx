import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react'
import type { CallError, GetKey } from '#lib/api.ts'
import { useConflictAuthor } from '#lib/conflictAuthor.ts'
import { type MessageId, useText } from '#lib/intl.ts'
import { useDraft } from '#lib/useDraft.ts'
import { useUndoable } from '#lib/useUndoable.ts'
import type { VersionedNoun } from '#shared/nouns'
import { isDoubtfulPhone } from '#shared/phoneNumbers'
import { Button } from '../Button.tsx'
import { PhoneQuestion } from '../PhoneField.tsx'
import { Row } from '../Row.tsx'
import { TextField } from '../TextField.tsx'
import styles from './Table.module.css'
import { HoldRow } from './tableCells.ts'

export interface CellFormProps {
  label: string
  field: string
  noun: VersionedNoun
  rowKey: string
  name: string
  value: string
  german?: boolean
  type?: 'text' | 'date'
  inputMode?: 'tel' | 'email' | 'url' | 'text'
  maxLength?: number
  /** Turns a value into words, if the shown text is derived from it. */
  read?: (value: string) => string
  wrongIn?: (value: string) => MessageId | undefined
  proposals?: readonly string[]
  updatedAt: string
  /** Returns the id of the log entry. A change later than `readAt` is refused. */
  save: (value: string, readAt: string) => Promise<string>
  refresh: readonly GetKey[]
}

export const cellDraft = ({ noun, rowKey, field }: Pick<CellFormProps, 'noun' | 'rowKey' | 'field'>) =>
  `staff cell ${noun} ${rowKey} ${field}`

interface Props extends CellFormProps {
  onClose: () => void
}

/** Enter saves, Escape cancels. The input survives an expired session. */
export function CellForm(props: Props) {
  const { label, noun, rowKey, name, value, proposals, read = String, inputMode } = props
  const text = useText()
  const { run, busy, notifyDone } = useUndoable(props.refresh)
  const box = useRef<HTMLDivElement>(null)
  // A refetch must not replace the version that the user saw when the cell opened.
  const start = { typed: value, base: props.updatedAt }
  const { values, set, wasRestored, clear } = useDraft(cellDraft(props), start)
  const { typed, base } = values
  const [theirs, setTheirs] = useState<{ value: string; updatedAt: string } | null>(null)
  const author = useConflictAuthor(theirs && { noun, id: rowKey }, theirs?.updatedAt ?? '')
  const [problem, setProblem] = useState('')
  /** A doubtful telephone number is asked about once, as in forms; saving it again confirms it. */
  const askedValue = useRef('')
  const list = useId()
  const lang = props.german ? 'de' : undefined
  const hold = useContext(HoldRow)
  useEffect(() => {
    hold(rowKey, true)
    return () => hold(rowKey, false)
  }, [hold, rowKey])
  useEffect(() => {
    const field = box.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [])

  const close = () => {
    clear()
    props.onClose()
  }
  const handleRefusal = (error: CallError, words: string) => {
    if (error.code === 'stale' && error.current) {
      const { [props.field]: value = '', updatedAt = '' } = error.current as Record<string, string>
      setTheirs({ value, updatedAt })
    } else setProblem(words)
    return true
  }
  const send = async () => {
    if (busy) return
    if (typed.trim() === (theirs?.value ?? value).trim()) return close()
    const isAsked = inputMode === 'tel' && isDoubtfulPhone(typed) && askedValue.current !== typed
    askedValue.current = typed
    const wrong = isAsked ? 'error.phone_misread' : props.wrongIn?.(typed)
    setProblem(wrong ? text(wrong) : '')
    if (wrong) return
    const step = () => props.save(typed.trim(), theirs?.updatedAt ?? base)
    const saved = await run(step, { handleRefusal })
    if (!saved) return
    close()
    notifyDone(text('table.cellSaved', { label, name }), saved.answer)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && !theirs) void send()
    else return
    event.preventDefault()
  }
  return (
    <div ref={box} className={styles.cell}>
      {wasRestored && <p role="status">{text('edit.restored')}</p>}
      <TextField
        label={label}
        error={problem}
        value={typed}
        type={props.type ?? 'text'}
        inputMode={inputMode}
        maxLength={props.maxLength}
        list={proposals && list}
        autoComplete="off"
        lang={lang}
        onValue={(typed) => set({ typed })}
        onKeyDown={onKeyDown}
      />
      {inputMode === 'tel' && (
        <PhoneQuestion
          typed={typed}
          onTake={(number) => {
            set({ typed: number })
            box.current?.querySelector('input')?.focus()
          }}
        />
      )}
      {proposals && (
        <datalist id={list}>
          {proposals.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {theirs && (
        <p role="alert">
          {text('table.cellConflict', { ...author })}{' '}
          <b lang={lang}>{read(theirs.value) || text('compare.nothing')}</b>
        </p>
      )}
      <Row tight>
        <Button look="main" aria-disabled={busy} onClick={send}>
          {text(theirs ? 'table.cellMine' : 'edit.save')}
        </Button>
        <Button onClick={close}>{text(theirs ? 'table.cellTheirs' : 'edit.cancel')}</Button>
      </Row>
    </div>
  )
}
