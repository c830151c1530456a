import { type FormEvent, type ReactNode, useState } from 'react'
import { type Problems, useFormProblems } from '../../lib/useFormProblems.ts'
import { useOperation } from '../../lib/useOperation.ts'
import { Button } from '../Button.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import styles from './Form.module.css'

type Options = Parameters<ReturnType<typeof useOperation>['run']>[1]

interface Props<V> extends Pick<Options, 'successText' | 'refresh'> {
  /** Controls have the ids `{prefix}-{field}`. */
  prefix: string
  start: V
  check: (values: V) => Problems
  /** Sends the values; afterwards the form is as it was at the start. */
  send: (values: V) => Promise<unknown>
  button: string
  look?: 'main' | 'plain'
  /** @param of returns the properties of a field's control */
  children: (of: (field: keyof V & string) => object & { value: string }, values: V) => ReactNode
}

/** Renders a form with one button, whose input is not kept. */
export function SmallForm<V extends Record<string, string>>(props: Props<V>) {
  const { prefix, start, check, send, button, look, children, ...options } = props
  const [values, setValues] = useState(start)
  const { run, busy } = useOperation()
  const problems = useFormProblems(prefix, values)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(check(values))) return
    const isDone = await run(() => send(values), { ...options, handleRefusal: problems.showRefusal })
    if (isDone) setValues(start)
  }
  const controlOf = (field: keyof V & string) => ({
    id: `${prefix}-${field}`,
    error: problems.errors[field],
    value: values[field] ?? '',
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [field]: target.value }),
  })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <ErrorSummary errors={problems.summary} />
      {children(controlOf, values)}
      <div>
        <Button type="submit" look={look} aria-disabled={busy}>
          {button}
        </Button>
      </div>
    </form>
  )
}
