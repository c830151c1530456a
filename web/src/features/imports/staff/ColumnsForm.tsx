import { useText } from '#lib/intl.ts'
import type { ImportColumn } from '#shared/contract/importShapes'
import { canMatch, columnLabel, importFields, repeatedFields } from '#shared/fields/importFields'
import { Button } from '#ui/Button.tsx'
import { Collapsible } from '#ui/Collapsible.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Row } from '#ui/Row.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'
import styles from './Import.module.css'
import { type Fields, fieldsOfColumns } from './importState.ts'
import type { Correctable } from './useImportOperation.tsx'

interface Props extends Pick<Correctable, 'data' | 'busy' | 'correct'> {
  fields: Fields
  onChange: (fields: Fields) => void
  isUpToDate: boolean
  onDone: () => void
}

interface NumberedColumn extends ImportColumn {
  index: number
}

export function ColumnsForm(props: Props) {
  const { fields, onChange, isUpToDate, correct, onDone } = props
  const { columns, state } = props.data
  const text = useText()
  const twice = repeatedFields(fields)
  const understood = fieldsOfColumns(columns)
  const isTwice = ({ index }: { index: number }) => twice.has(fields[index] ?? null)
  const column = useColumnOf<NumberedColumn>()
  const nameOf = ({ header, index }: NumberedColumn) =>
    header || text('import.headerless', { number: index + 1 })
  const samplesOf = ({ samples, filled }: ImportColumn) =>
    filled > 0 && text('import.sheet', { name: samples.join(' · '), count: filled })
  const tableColumns = [
    column('header', 'import.header', nameOf, { names: true, german: true }),
    column('samples', 'import.samples', samplesOf, { german: true }),
    column('field', 'import.meaning', ({ header, index }) => (
      <select
        className={styles.select}
        aria-label={text('import.meaningOf', { header: header || String(index + 1) })}
        aria-invalid={isTwice({ index }) || undefined}
        value={fields[index] ?? ''}
        onChange={({ target }) =>
          onChange(fields.with(index, importFields.find((one) => one === target.value) ?? null))
        }
      >
        <option value="">{text('import.leftOut')}</option>
        {importFields.map((one) => (
          <option key={one} value={one}>
            {text(columnLabel(one))}
          </option>
        ))}
      </select>
    )),
  ]
  const rows = columns.map((column, index) => ({ ...column, index }))
  const [one, ...others] = rows.filter(isTwice)
  const other = others.find(({ index }) => fields[index] === fields[one?.index ?? -1])
  const unnamed = canMatch(fields) ? '' : text('import.noNameText')
  const problem =
    one && other ? text('error.columns_invalid', { one: nameOf(one), other: nameOf(other) }) : unnamed
  const canApply = !props.busy && state === 'ready' && problem === ''
  const unknown = rows.filter(({ field, filled }) => field === null && filled > 0)
  const known = rows.filter((one) => !unknown.includes(one))
  const table = (caption: string, some: readonly NumberedColumn[]) => (
    <DataTable caption={caption} columns={tableColumns} rows={some} rowKey={({ index }) => String(index)} />
  )
  return (
    <section aria-labelledby="import-columns" className={styles.section}>
      <h3 id="import-columns">{text('import.columnsTitle')}</h3>
      {unknown.length > 0 && table(text('import.unknownCaption', { count: unknown.length }), unknown)}
      {known.length > 0 && (
        <Collapsible
          // A column that clashes with another one must be in sight.
          key={String(known.some(isTwice))}
          title={text('import.knownTitle')}
          heading="h4"
          defaultOpen={!canMatch(understood) || known.some(isTwice)}
        >
          {table(text('import.columnsCaption'), known)}
        </Collapsible>
      )}
      <div role="alert">{!isUpToDate && problem !== '' && <p className={styles.problem}>{problem}</p>}</div>
      {!isUpToDate && (
        <Row as="p" className={styles.buttons}>
          <Button
            look="main"
            aria-disabled={!canApply}
            onClick={async () => canApply && (await correct({ fields: [...fields] })) && onDone()}
          >
            {text('import.checkAgain')}
          </Button>
          <Button onClick={() => onChange(understood)}>{text('import.asBefore')}</Button>
        </Row>
      )}
    </section>
  )
}
