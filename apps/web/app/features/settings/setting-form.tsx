import { textIn } from '@portal/contract/core/text'
import { settingSaveCalls } from '@portal/contract/settings/calls'
import type { Groups } from '@portal/contract/settings/history-schemas'
import { type SettingKey, settingLimits, settingNames } from '@portal/contract/settings/keys'
import { formDataOf } from '#core/dashboard/form/form-data.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { RecordFields, useCompared } from '#core/dashboard/records/record-field.tsx'
import { countryName } from '#core/language/countries.ts'
import { flatFields, type Words } from './fields.tsx'
import { ListEditor } from './list-editor.tsx'
import { SettingPreview } from './preview.tsx'

interface Props {
  group: SettingKey
  setting: Groups[SettingKey]
  logoUrl: string | null
  bounds: { por_minuto: number; por_hora: number }
  words: Words
}

/** The form of one group; give it the group as `key`. */
export function SettingForm({ group, setting, logoUrl, bounds, words }: Props) {
  const { t, language } = words
  const fields = flatFields(group, words, logoUrl)
  const isCompany = group === 'empresa'
  const valuesOf = (stored: object) => {
    const { logo_id: _, empresa_id: _e, ...value } = stored as Record<string, unknown>
    return { ...value, ...(isCompany && { imagen: null, quitar_logo: false }) }
  }
  const form = useWireForm({
    call: settingSaveCalls[group] as (typeof settingSaveCalls)['empresa'],
    initial: valuesOf({ ...setting.valor, version: setting.version }) as never,
    theirsOf: (theirs) => valuesOf(theirs as object),
    draft: { form: `setting-${group}`, label: textIn(settingNames[group], language) },
    ...(isCompany && { body: formDataOf }),
    onDone: () => {
      if (isCompany) form.set({ imagen: null, quitar_logo: false } as never)
    },
  })
  const names = (rows: unknown) => (rows as Record<string, unknown>[]).map((row) => nameOfRow(row, words)).join(', ')
  const lists = ['mensajeria', 'oficinas', 'personas'].map((name) => ({ name, label: name, text: names }))
  const compared = [...useCompared(fields), ...lists.filter(({ name }) => name in setting.valor)]
  return (
    <WireForm form={form} label={textIn(settingNames[group], language)} compare={compared}>
      {fields.length > 0 && <RecordFields fields={fields} form={form} />}
      {group === 'oficinas' && (
        <>
          <ListEditor
            form={form}
            list="oficinas"
            title={t.offices}
            rowName={(row, place) => nameOfRow(row, words) || t.officeOf(place + 1)}
            words={words}
            most={settingLimits.offices}
          />
          <ListEditor
            form={form}
            list="mensajeria"
            title={t.phones}
            rowName={(row, place) => nameOfRow(row, words) || t.officeOf(place + 1)}
            words={words}
            most={settingLimits.phones}
          />
        </>
      )}
      {group === 'personas' && (
        <ListEditor
          form={form}
          list="personas"
          title={t.people}
          rowName={(row, place) => nameOfRow(row, words) || t.personOf(place + 1)}
          words={words}
          most={settingLimits.people}
        />
      )}
      <SettingPreview group={group} values={form.values as never} logoUrl={logoUrl} bounds={bounds} words={words} />
      <FormActions form={form} />
    </WireForm>
  )
}

/** Names a row of a list: a person, else the country. */
function nameOfRow(row: Record<string, unknown>, { language }: Pick<Words, 'language'>): string {
  const { nombres, apellidos, pais_id: country } = row
  if (typeof nombres === 'string') return `${nombres} ${apellidos ?? ''}`.trim()
  return country ? countryName(Number(country), language) : ''
}
