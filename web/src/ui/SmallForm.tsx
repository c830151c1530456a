import { type FormEvent, type ReactNode, useState } from 'react'
import { type ControlProps, controlsOf } from '../lib/controlsOf.ts'
import { type Problems, useFormProblems } from '../lib/useFormProblems.ts'
import { useOperation } from '../lib/useOperation.ts'
import { Button } from './Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import styles from './Form.module.css'
import type { IconName } from './Icon.tsx'
import { Row } from './Row.tsx'

type Options = Parameters<ReturnType<typeof useOperation>['run']>[1]

interface Props<V> extends Pick<Options, 'successText' | 'refresh' | 'closesForm'> {
  /** Controls have the ids `{prefix}-{field}`. */
  prefix: string
  start: V
  check?: (values: V) => Problems
  /** Afterwards the form is as it was at the start, unless it keeps them. */
  send: (values: V) => Promise<unknown>
  keeps?: boolean
  button: string
  look?: 'main' | 'plain'
  icon?: IconName
  more?: ReactNode
  /** @param of returns the properties of a field's control */
  children: (of: <K extends keyof V & string>(field: K) => ControlProps<V[K]>, values: V) => ReactNode
}

export function SmallForm<V extends Record<string, string>>(props: Props<V>) {
  const { prefix, start, check, send, keeps, button, look, icon, more, children, ...options } = props
  const [values, setValues] = useState(start)
  const { run, busy } = useOperation()
  const problems = useFormProblems(prefix, values)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(check?.(values) ?? new Map())) return
    const isDone = await run(() => send(values), { ...options, handleRefusal: problems.showRefusal })
    if (isDone && !keeps) setValues(start)
  }
  const set = (changes: Partial<V>) => setValues({ ...values, ...changes })
  const controlOf = controlsOf(prefix, { values, set, errors: problems.errors })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <ErrorSummary errors={problems.summary} />
      {children(controlOf, values)}
      <Row>
        <Button type="submit" look={look} icon={icon} aria-disabled={busy}>
          {button}
        </Button>
        {more}
      </Row>
    </form>
  )
}
