import { allRegions } from '@directory/shared/region'
import type { Settings } from '@directory/shared/settings'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './Categories.module.css'
import type { FilterState } from './useFilters.ts'

interface Props {
  state: FilterState
  region: Settings['region'] | undefined
}

export function CategoryFilter({ state: { controlValues, change, adoptInput }, region }: Props) {
  const text = useText()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => adoptInput(form.current), [adoptInput])
  return (
    <search className="noPrint">
      <form
        ref={form}
        method="get"
        action={pathname}
        className={styles.filter}
        onSubmit={(event) => {
          event.preventDefault()
          change({})
        }}
      >
        <TextField
          type="search"
          name="q"
          label={text('categories.filter')}
          autoComplete="off"
          maxLength={200}
          value={controlValues.q}
          onChange={(event) => change({ q: event.target.value }, 'typing')}
        />
        {region && (
          <SelectField
            name="region"
            label={text('list.region')}
            value={controlValues.region}
            onChange={(event) => change({ region: event.target.value })}
          >
            <option value={region.key}>{region.label}</option>
            <option value={allRegions}>{text('list.regionAll')}</option>
          </SelectField>
        )}
        <Button type="submit" look="main" className="withoutScript">
          {text('list.apply')}
        </Button>
      </form>
    </search>
  )
}
