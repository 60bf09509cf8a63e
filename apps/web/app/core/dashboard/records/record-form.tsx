import type { In } from '@portal/contract/core/fields'
import type { RecordSchemas } from '@portal/contract/core/records/calls'
import { useLocation, useNavigate, useParams } from 'react-router'
import { formDataOf } from '../form/form-data.ts'
import { type Loose, useWireForm } from '../form/use-wire-form.ts'
import { FormActions, WireForm } from '../form/wire-form.tsx'
import { type Field, noFiles, RecordFields, startOf, storedOf, useCompared } from './record-field.tsx'
import { type RecordScreens, type RecordTexts, useReader } from './record-screens.ts'

interface Props<S extends RecordSchemas, T extends RecordTexts, One, Data> {
  record: RecordScreens<S, T, One, Data>
  data: Data
}

type FormProps<S extends RecordSchemas, T extends RecordTexts, One, Data> = Props<S, T, One, Data> & {
  row: One & { id: number }
  /** Called after a success. */
  onDone?: () => void
}

/** Edits a record. Give it the id as `key`. */
export function RecordForm<S extends RecordSchemas, T extends RecordTexts, One, Data>(
  props: FormProps<S, T, One, Data>,
) {
  const { record, row, data, onDone } = props
  const { calls, draft } = record
  const reader = useReader(record.texts)
  const address = useAddress()
  const fieldsFor = (values: object, set: (values: object) => void) =>
    record.fields(reader, { row, data, values, set, address }) as readonly Field[]
  const fields = fieldsFor(row, () => {})
  const name = record.name(row, reader.language)
  const isNamedByPath = calls.update!.path.includes(':id')
  const valuesOf = (stored: object) => ({ ...storedOf(fields, stored), ...(!isNamedByPath && { id: row.id }) })
  const form = useWireForm({
    call: calls.update!,
    ...(isNamedByPath && { params: { id: row.id } as never }),
    initial: valuesOf(row) as Loose<In<S['Update']>>,
    theirsOf: (theirs) => valuesOf(theirs as object),
    ...(draft && { draft: { form: `${draft}-${row.id}`, label: name } }),
    ...(calls.update!.multipart && { body: formDataOf }),
    onDone: () => {
      form.set(noFiles(fields) as never)
      onDone?.()
    },
  })
  const drawn = fieldsFor(form.values, form.set as (values: object) => void)
  return (
    <WireForm form={form} label={name} compare={useCompared(drawn)}>
      <RecordFields fields={drawn} form={form} />
      <FormActions form={form} />
    </WireForm>
  )
}

/** Creates a record, then opens its panel or returns to the list. */
export function NewRecordForm<S extends RecordSchemas, T extends RecordTexts, One, Data>(
  props: Props<S, T, One, Data>,
) {
  const { record, data } = props
  const { calls, draft, opensNew } = record
  const reader = useReader(record.texts)
  const { add = '', create } = reader.t
  const navigate = useNavigate()
  const { search } = useLocation()
  const address = useAddress()
  const fieldsFor = (values: object, set: (values: object) => void) =>
    record.fields(reader, { row: null, data, values, set, address }) as readonly Field[]
  const form = useWireForm({
    call: calls.save!,
    initial: startOf(fieldsFor({}, () => {})) as Loose<In<S['Form']>>,
    ...(draft && { draft: { form: `${draft}-new`, label: add } }),
    ...(calls.save!.multipart && { body: formDataOf }),
    onDone: ({ id }) =>
      void navigate({ pathname: opensNew ? `../${id}` : '..', search }, { relative: 'path', preventScrollReset: true }),
  })
  return (
    <WireForm form={form} label={add}>
      <RecordFields fields={fieldsFor(form.values, form.set as (values: object) => void)} form={form} />
      <FormActions form={form} {...(create && { label: create })} />
    </WireForm>
  )
}

const useAddress = () => ({ params: useParams(), search: new URLSearchParams(useLocation().search) })
