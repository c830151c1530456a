import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { Row } from '../../../components/Row.tsx'
import { TextField } from '../../../components/TextField.tsx'
import type { CallError, GetKey } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'
import { useText } from '../../../lib/intl.ts'
import { useAct } from '../../../lib/useAct.ts'
import { useHeld } from './heldRows.ts'
import styles from './Table.module.css'

interface Props {
  /** Of the column. */
  label: string
  rowKey: string
  /** What the row is called. */
  name: string
  /** As it is typed. */
  value: string
  /** As people read it, where that differs. */
  shown?: string
  german?: boolean
  inputMode?: 'tel' | 'email' | 'url' | 'text'
  maxLength?: number
  /** When the row was read. */
  updatedAt: string
  /** @param readAt of the state that somebody has seen: a later change refuses */
  save: (value: string, readAt: string) => Promise<unknown>
  /** Lists that show something else afterwards. */
  refresh: readonly GetKey[]
  /** Of the state that a refusal with `stale` brings along: this field, and when it was saved. */
  present: (current: unknown) => { value: string; updatedAt: string }
}

type Conflict = ReturnType<Props['present']>

/** A cell that is pressed to be changed: Enter saves, Escape leaves it. Where somebody was quicker, both are shown. */
export function EditableCell(props: Props) {
  const { label, name, value, shown = value, german, inputMode, maxLength, updatedAt } = props
  const { save, refresh, present } = props
  const text = useText()
  const errorText = useErrorText()
  const { act, busy } = useAct()
  const [typed, setTyped] = useState<string | null>(null)
  // The list may be read anew meanwhile; what counts is what was seen when the cell opened.
  const [readAt, setReadAt] = useState(updatedAt)
  const [theirs, setTheirs] = useState<Conflict | null>(null)
  const [problem, setProblem] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isOpen = typed !== null
  useHeld(props.rowKey, isOpen)
  useEffect(() => {
    if (isOpen) box.current?.querySelector('input')?.select()
  }, [isOpen])

  const close = () => {
    setTyped(null)
    setTheirs(null)
    setProblem('')
    requestAnimationFrame(() => button.current?.focus())
  }
  const refused = (error: CallError) => {
    if (error.code === 'stale' && error.current) setTheirs(present(error.current))
    else setProblem(errorText(error))
    return true
  }
  const open = () => {
    setReadAt(updatedAt)
    setTyped(value)
  }
  const send = async () => {
    if (typed === null || busy) return
    if (typed.trim() === (theirs?.value ?? value).trim()) return close()
    setProblem('')
    const worked = await act(() => save(typed.trim(), theirs?.updatedAt ?? readAt), {
      done: text('table.cellSaved', { label, name }),
      refresh,
      refused,
    })
    if (worked) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && !theirs) void send()
    else return
    event.preventDefault()
  }
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className={styles.value}
        aria-label={text('table.changeCell', { label, name, value: shown || text('compare.nothing') })}
        onClick={open}
      >
        <span lang={german ? 'de' : undefined}>{shown || '–'}</span>
        <Icon name="edit" />
      </button>
    )
  return (
    <div ref={box} className={styles.cell}>
      <TextField
        label={label}
        error={problem || undefined}
        value={typed}
        inputMode={inputMode}
        maxLength={maxLength}
        autoComplete="off"
        lang={german ? 'de' : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {theirs && (
        <p role="alert">
          {text('table.cellConflict')}{' '}
          <b lang={german ? 'de' : undefined}>{theirs.value || text('compare.nothing')}</b>
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
