import { type FormEvent, useState } from 'react'
import { useText } from '#lib/intl.ts'
import { makePdf } from '#lib/makePdf.ts'
import { useAddressParameters } from '#lib/useTableState.ts'
import { type LabelSheet, labelSheetNames, labelsOn } from '#shared/paper'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Row } from '#ui/Row.tsx'
import styles from '#ui/staff/Tools.module.css'
import { TextField } from '#ui/TextField.tsx'
import { usePdf } from '../public/usePdf.ts'
import { QueuePlace } from './QueuePlace.tsx'

interface Props {
  towns: readonly string[]
  categories: readonly string[]
}

export function LabelsForm({ towns, categories }: Props) {
  const text = useText()
  const [sheet, setSheet] = useState<LabelSheet>('24')
  const [first, setFirst] = useState('1')
  // The list from which one comes is the start.
  const { get } = useAddressParameters()
  const [list, setList] = useState({ category: get('category'), town: get('town') })
  const { make, busy, place } = usePdf()
  const makeOne = (kind: 'labels' | 'phones') =>
    make((onPlace) =>
      makePdf(
        'POST /api/paperForStaff',
        { kind, sheet, first: Math.max(1, Number(first) || 1), ...list },
        onPlace,
      ),
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void makeOne('labels')
  }
  return (
    <form className={styles.tool} onSubmit={submit}>
      <h2>{text('brochure.labels')}</h2>
      {(['category', 'town'] as const).map((name) => (
        <ChoiceField
          key={name}
          label={text(`brochure.${name}`)}
          none={text(`brochure.${name}All`)}
          options={name === 'town' ? towns : categories}
          value={list[name]}
          onValue={(value) => setList({ ...list, [name]: value })}
        />
      ))}
      <RadioGroup
        legend={text('brochure.sheet')}
        name="sheet"
        options={labelSheetNames.map((value) => ({ value, label: text(`brochure.sheet.${value}`) }))}
        value={sheet}
        onChange={setSheet}
      />
      <TextField
        label={text('brochure.first')}
        hint={text('brochure.firstHint', { max: labelsOn(sheet) })}
        type="number"
        min={1}
        max={labelsOn(sheet)}
        required
        value={first}
        onValue={setFirst}
      />
      <Row className={styles.buttons}>
        <Button type="submit" icon="print" aria-disabled={busy}>
          {text('brochure.makeLabels')}
        </Button>
        <Button icon="phone" aria-disabled={busy} onClick={() => makeOne('phones')}>
          {text('brochure.makePhones')}
        </Button>
      </Row>
      <QueuePlace busy={busy} queuePlace={place} />
    </form>
  )
}
