import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useSWRConfig } from 'swr'
import type { AlertKind } from '#lib/alerts.ts'
import { CallError, callUrl, type GetKey } from '#lib/api.ts'
import type { VersionedDocument } from '#lib/conflictAuthor.ts'
import type { FormFields } from '#lib/controlsOf.ts'
import { useText } from '#lib/intl.ts'
import { type Problems, useFormProblems } from '#lib/useFormProblems.ts'
import { useOperation } from '#lib/useOperation.ts'
import { useStaffDraft } from '#lib/useStaffDraft.ts'
import { useAddressParameters } from '#lib/useTableState.ts'
import { useShownFocus } from '#lib/useTakeFocus.ts'
import { useNotifyDone } from '#lib/useUndoable.ts'
import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { type Base, baseOf, withBase } from '../conflict/base.ts'
import { FormConflict } from '../conflict/FormConflict.tsx'
import { DiscardButton } from '../DiscardButton.tsx'
import { DraftNotice } from '../DraftNotice.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import styles from '../Form.module.css'
import { LeaveGuard } from '../LeaveGuard.tsx'
import { doubtfulPhones } from '../PhoneField.tsx'
import { Row } from '../Row.tsx'
import { WholeWords } from '../WholeWords.tsx'
import { StickyBar } from './StickyBar.tsx'

interface Done<Saved> {
  said: string
  undo?: string | string[]
  kind?: AlertKind
  onReverted?: () => void
  /** What was saved, if the form stays open. */
  saved?: Saved
}

interface Props<V extends Record<string, string>, Saved> {
  name: string
  prefix: string
  initial: Base<V>
  /** Turns another user's version into values of the form. Absent if there can be none. */
  baseFrom?: (saved: Saved) => Base<V>
  labels?: Readonly<Partial<Record<keyof V, string>>>
  /** The document, if its versions are kept; they tell the author of a conflicting version. */
  versionsOf?: VersionedDocument
  shown?: (key: keyof V, value: string, values: V) => string
  groups?: ComponentProps<typeof FormConflict<V>>['groups']
  /** Of long texts a conflict shows only the passages that differ, and this beside them. */
  besideConflict?: (mine: V, theirs: V) => ReactNode
  wording?: Pick<NonNullable<Parameters<typeof useFormProblems>[2]>, 'order' | 'words'>
  /** Name of the value that is not kept as a draft. */
  unkept?: keyof V & string
  normalise?: <T extends V>(values: T) => T
  /** @param before the version that the form started from */
  findProblems: (values: V, before: V) => Problems
  /** Questions asked once before sending, besides those about telephone numbers. */
  ask?: (values: V) => Problems
  /** Asks once there are no problems; on false nothing is sent. */
  confirm?: (values: V) => Promise<boolean>
  /** `updatedAt` is that of the version the form started from. Returns null if the page says what was done. */
  send: (values: V, updatedAt: string, before: V) => Promise<Done<Saved> | null>
  /** True if something typed is not saved, if that is not any difference. */
  isUnsaved?: (values: V, before: V) => boolean
  /** Call whose cached answer changes on saving. */
  list: GetKey
  /** Calls whose cached answers change when it is undone, if they are others. */
  refresh?: readonly GetKey[]
  submit?: (values: V) => string
  /** The fields stand in two columns, and the button that saves is always in sight. */
  wide?: boolean
  extraButtons?: ReactNode
  onSubmit?: (event: FormEvent) => void
  /** Without it and `onClose` the form stays open, and begins anew from what was saved. */
  onSaved?: () => void
  /** Closes the form, also once it is saved; its button is hidden while there is unsaved input. */
  onClose?: () => void
  /** @param fields `stored` are the values that the form started from */
  children: (fields: FormFields<V> & { stored: V }) => ReactNode
}

/** Opens forms of rows above their table, named by the address so that a reload opens them again. */
export function useOpened<Name extends string>(...names: readonly Name[]) {
  const { get, set } = useAddressParameters()
  const none = Object.fromEntries(names.map((name) => [name, '']))
  const name = names.find((one) => get(one) !== '')
  const id = name === undefined ? '' : get(name)
  const openers = useRef<readonly string[]>([])
  useEffect(() => {
    // The button that was pressed to close it is gone; the one that opened it may have been, too.
    const buttons = id === '' ? openers.current.map((one) => document.getElementById(one)) : []
    buttons.find((button) => button !== null)?.focus()
    openers.current = id === '' ? [] : [`${name}-${id}`, `edit-${id}`]
  }, [name, id])
  return { name, id, open: (name: Name, id: string) => set({ ...none, [name]: id }), close: () => set(none) }
}

interface OpenedFormProps {
  title: string
  lang?: 'de'
  children: ReactNode
}

export function OpenedForm({ title, lang, children }: OpenedFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useShownFocus(heading)
  return (
    <Card as="section" className={styles.apart} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className="noFocusRing" lang={lang}>
        <WholeWords>{title}</WholeWords>
      </h2>
      {children}
    </Card>
  )
}

const cancelled = new CallError(0, 'cancelled')

/** After a conflict both versions are compared. */
export function StaffForm<V extends Record<string, string>, Saved>(props: Props<V, Saved>) {
  const { baseFrom, normalise = (values) => values, onClose } = props
  const text = useText()
  const { mutate } = useSWRConfig()
  const notifyDone = useNotifyDone(props.refresh ?? [props.list])
  const form = useRef<HTMLFormElement>(null)
  const draft = useStaffDraft<V & { base: string }>(props.name, withBase(props.initial), form, {
    unkept: props.unkept,
  })
  const { values, set, clear } = draft
  const problems = useFormProblems(props.prefix, values, {
    ...props.wording,
    ask: () => new Map([...doubtfulPhones(values), ...(props.ask?.(values) ?? [])]),
  })
  const stays = !props.onSaved && !onClose
  const { run, busy } = useOperation()
  const [theirs, setTheirs] = useState<Saved | null>(null)
  const before = baseOf<V>(values).values
  const unsaved =
    props.isUnsaved?.(values, before) ?? Object.keys(before).some((name) => values[name] !== before[name])
  const guard = <LeaveGuard when={unsaved}>{text('edit.leaveText')}</LeaveGuard>

  const finish = async (done: Done<Saved> | null) => {
    await mutate(callUrl(props.list))
    clear(done?.saved && baseFrom && withBase(baseFrom(done.saved)))
    if (done) notifyDone(done.said, done.undo, done)
    props.onSaved?.()
    props.onClose?.()
  }
  const save = async (input: V & { base: string }) => {
    const from = baseOf<V>(input)
    if (busy) return
    if (!problems.show(props.findProblems(input, from.values))) return setTheirs(null)
    const step = async () => {
      // Within the step: a second press while it is asked does nothing.
      if ((await props.confirm?.(input)) === false) throw cancelled
      const { base: _base, ...fields } = normalise(input)
      await finish(await props.send(fields as unknown as V, from.updatedAt, from.values))
      if (stays) setTheirs(null)
    }
    const handleRefusal = (error: CallError) => {
      if (error === cancelled) return true
      const current = error.code === 'stale' ? (error.current as Saved | undefined) : undefined
      setTheirs(current ?? null)
      return current ? true : problems.showRefusal(error)
    }
    await run(step, { closesForm: !stays, handleRefusal })
  }

  if (theirs && baseFrom) {
    const base = baseFrom(theirs)
    const giveUp = () => {
      if (!stays) return void finish({ said: text('edit_entry.discarded') })
      draft.replace(withBase(base))
      setTheirs(null)
    }
    return (
      <>
        <FormConflict<V>
          key={base.updatedAt}
          mine={normalise(values)}
          theirs={base}
          labels={props.labels ?? {}}
          groups={props.groups}
          versionsOf={props.versionsOf}
          shown={props.shown}
          isBrief={props.besideConflict !== undefined}
          busy={busy}
          onSave={(merged) => {
            if (stays && Object.keys(base.values).every((key) => merged[key] === base.values[key]))
              return giveUp()
            set(merged)
            void save(merged)
          }}
          onBack={() => setTheirs(null)}
          onDiscard={giveUp}
        >
          {props.besideConflict?.(values, base.values)}
        </FormConflict>
        {guard}
      </>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit?.(event)
    void save(values)
  }
  const main = (
    <Button type="submit" look="main" aria-disabled={busy}>
      {busy ? text('edit.saving') : (props.submit?.(values) ?? text('edit.save'))}
    </Button>
  )
  const more = (
    <>
      {props.extraButtons}
      {onClose && !unsaved && <Button onClick={onClose}>{text('edit.close')}</Button>}
      <DiscardButton {...{ draft, unsaved }} />
    </>
  )
  return (
    <form ref={form} noValidate onSubmit={submit} className={props.wide ? styles.wide : styles.form}>
      <DraftNotice {...{ form, draft, unsaved }} />
      <ErrorSummary errors={problems.summary} />
      {props.children({ values, set: set as FormFields<V>['set'], errors: problems.errors, stored: before })}
      {props.wide ? (
        <StickyBar main={main}>{more}</StickyBar>
      ) : (
        <Row className={styles.buttons}>
          {main}
          {more}
        </Row>
      )}
      {guard}
    </form>
  )
}
