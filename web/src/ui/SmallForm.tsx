import { type ComponentProps, type FormEvent, Fragment, type ReactNode, useState } from 'react'
import { type ControlProps, controlsOf } from '#lib/controlsOf.ts'
import { type MessageId, useText } from '#lib/intl.ts'
import { type Problems, useFormProblems } from '#lib/useFormProblems.ts'
import { type OperationOptions, useOperation } from '#lib/useOperation.ts'
import { Button } from './Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import styles from './Form.module.css'
import type { IconName } from './Icon.tsx'
import { PasswordField } from './PasswordField.tsx'
import { Row } from './Row.tsx'
import { TextField } from './TextField.tsx'

type TextProps = Omit<ComponentProps<typeof TextField>, keyof ControlProps | 'label' | 'hint'>

interface TextFieldLook extends TextProps {
  label: MessageId
  hint?: MessageId
  maxLength?: number
  secret?: true
  /** What is wrong if it is empty: a refusal's code or a catalogue key. */
  missing?: string
}
/** Of a field of text, or what draws another control. */
export type FieldLook = TextFieldLook | ((control: ControlProps) => ReactNode)
type Texts<Name extends string> = Record<Name, string>

interface ControlsProps<Name extends string> {
  fields: Readonly<Partial<Record<Name, FieldLook>>>
  of: (name: Name) => ControlProps
}

export function Controls<Name extends string>({ fields, of }: ControlsProps<Name>) {
  const text = useText()
  return (Object.entries(fields) as [Name, FieldLook][]).map(([name, look]) => {
    if (typeof look === 'function') return <Fragment key={name}>{look(of(name))}</Fragment>
    const { label, hint, secret, missing: _missing, ...input } = look
    const Control = secret ? PasswordField : TextField
    return <Control key={name} {...of(name)} {...input} label={text(label)} hint={hint && text(hint)} />
  })
}

/** In the order of the form. */
export function fieldProblems<Name extends string>(
  fields: Readonly<Record<Name, FieldLook>>,
  values: Texts<Name>,
  others?: Problems,
): Problems {
  return new Map(
    (Object.entries(fields) as [Name, FieldLook][]).flatMap(([name, look]) => {
      const { secret = false, missing = '' } = typeof look === 'function' ? {} : look
      // Blanks count in passwords.
      const isEmpty = (secret ? values[name] : values[name].trim()) === ''
      const problem = (isEmpty && missing) || others?.get(name)
      return problem ? [[name, problem]] : []
    }),
  )
}

interface Props<Name extends string>
  extends Pick<OperationOptions, 'successText' | 'refresh' | 'closesForm'> {
  prefix: string
  fields: Readonly<Record<Name, FieldLook>>
  start?: Readonly<Partial<Texts<Name>>>
  check?: (values: NoInfer<Texts<Name>>) => Problems
  /** Afterwards the form is as it was at the start, unless it keeps them. */
  send: (values: Texts<Name>) => Promise<unknown>
  keeps?: boolean
  button: string
  look?: 'main' | 'plain'
  icon?: IconName
  more?: ReactNode
  lead?: ReactNode
  children?: (values: Texts<Name>) => ReactNode
}

export function SmallForm<Name extends string>(props: Props<Name>) {
  const { prefix, fields, start, check, send, keeps, button, look, icon, more, lead, children, ...options } =
    props
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
  const initial = { ...empty, ...start } as Texts<Name>
  const [values, setValues] = useState(initial)
  const { run, busy } = useOperation()
  const problems = useFormProblems(prefix, values)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(fieldProblems(fields, values, check?.(values)))) return
    const isDone = await run(() => send(values), { ...options, handleRefusal: problems.showRefusal })
    if (isDone && !keeps) setValues(initial)
  }
  const set = (changes: Partial<Texts<Name>>) => setValues({ ...values, ...changes })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <ErrorSummary errors={problems.summary} />
      {lead}
      <Controls fields={fields} of={controlsOf(prefix, { values, set, errors: problems.errors })} />
      {children?.(values)}
      <Row>
        <Button type="submit" look={look} icon={icon} aria-disabled={busy}>
          {button}
        </Button>
        {more}
      </Row>
    </form>
  )
}
