import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { allRegions } from '#shared/region'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import resultCountStyles from './ResultCount.module.css'
import type { FilterState } from './useFilters.ts'

interface FormProps {
  state: FilterState
  className: string | undefined
  onSubmit?: () => void
  children: ReactNode
}

/** A plain GET form; its controls act at once when scripts run. */
export function FilterGetForm({ state, className, onSubmit = () => state.change({}), children }: FormProps) {
  const { pathname } = useLocation()
  return (
    <search className="noPrint">
      <form
        ref={state.form}
        method="get"
        action={pathname}
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </form>
    </search>
  )
}

export function QueryField({
  state: { controlValues, change },
  label,
}: Pick<FormProps, 'state'> & { label: string }) {
  return (
    <TextField
      type="search"
      name="q"
      label={label}
      autoComplete="off"
      maxLength={200}
      value={controlValues.q}
      onValue={(q) => change({ q }, 'typing')}
    />
  )
}

export function RegionSelect({ state: { controlValues, change } }: Pick<FormProps, 'state'>) {
  const text = useText()
  const { region } = useSettings()
  return (
    <SelectField
      name="region"
      label={text('list.region')}
      value={controlValues.region}
      onValue={(region) => change({ region })}
    >
      <option value={region.key}>{region.label}</option>
      <option value={allRegions}>{text('list.regionAll')}</option>
    </SelectField>
  )
}

interface ResultCountProps {
  /** Number of results, in words; announced when it changes, unless something else announces it. */
  count: string
  quiet?: boolean
}

export function ResultCount({ count, quiet = false }: ResultCountProps) {
  return (
    <p className={resultCountStyles.count} role={quiet ? undefined : 'status'}>
      {count}
    </p>
  )
}
