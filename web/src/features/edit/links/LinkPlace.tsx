import { otherCategory } from '@directory/shared/entryRules'
import { SelectField } from '../../../components/SelectField.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { type LinkValues, linkLimits } from './linkValues.ts'

interface Props {
  values: LinkValues
  set: (changes: Partial<LinkValues>) => void
  errors: Partial<Record<string, string>>
  categories: readonly string[]
}

/** Under which heading and for which region a link is shown. */
export function LinkPlace({ values, set, errors, categories }: Props) {
  const text = useText()
  const region = useCall('GET /api/settings', {}).data?.region
  const { category } = values
  const isKnown = category === '' || category === otherCategory || categories.includes(category)
  const otherRegion = values.region !== '' && values.region !== region?.key
  return (
    <>
      <SelectField
        id="link-category"
        name="category"
        label={text('entry_dialogue.category')}
        error={errors.category}
        value={category}
        onChange={(event) => set({ category: event.target.value })}
      >
        <option value="">{text('links.uncategorised')}</option>
        {!isKnown && <option lang="de">{category}</option>}
        {categories.map((name) => (
          <option key={name} lang="de">
            {name}
          </option>
        ))}
        <option value={otherCategory}>{text('entry_dialogue.categoryOther')}</option>
      </SelectField>
      {category === otherCategory && (
        <TextField
          id="link-categoryNew"
          name="categoryNew"
          lang="de"
          label={text('entry_dialogue.categoryNew')}
          error={errors.categoryNew}
          maxLength={linkLimits.category}
          value={values.categoryNew}
          onChange={(event) => set({ categoryNew: event.target.value })}
        />
      )}
      <SelectField
        id="link-region"
        name="region"
        label={text('links.region')}
        hint={text('edit_links.regionHint')}
        error={errors.region}
        value={values.region}
        onChange={(event) => set({ region: event.target.value })}
      >
        <option value="">{text('edit_links.noRegion')}</option>
        {region && (
          <option value={region.key} lang="de">
            {region.label}
          </option>
        )}
        {otherRegion && <option lang="de">{values.region}</option>}
      </SelectField>
    </>
  )
}
