import { inOrder } from '@portal/contract/core/entities'
import { nameIn } from '@portal/contract/core/names'
import { factFields } from '@portal/contract/machines/fields'
import type { Choice } from '#core/dashboard/form/choice-match.ts'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { formFieldsOf } from '#core/dashboard/records/entity-fields.tsx'
import { RecordFields } from '#core/dashboard/records/record-field.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { MachineFields } from './machine-fields.ts'
import { machineTexts } from './machine-texts.ts'
import { namedChoices, useMachineChoices } from './use-machine-choices.ts'

const inForm = inOrder(factFields, ['marca', 'marca_en', 'categoria_id'])

/** The machine and its location. */
export function FactFields({ form }: { form: MachineFields }) {
  const t = useTexts(machineTexts)
  const language = useLanguage()
  const { categorias, paises, unidades_tiempo } = useMachineChoices()
  const select = (choices: readonly Choice[], props: object = {}) => ({
    kind: 'own' as const,
    draw: (given: object) => <SelectField {...given} placeholder={t.choose} choices={choices} {...props} />,
  })
  const inEnglish = { hint: t.englishHint, lang: 'en' }
  const fields = formFieldsOf(
    inForm,
    { language, values: form.values },
    {
      marca: { legend: t.machine },
      marca_en: inEnglish,
      categoria_id: select(namedChoices(categorias, language)),
      pais_id: select(
        paises.map(({ codigo, ...country }) => ({
          value: country.id,
          label: nameIn(country, 'nombre', language),
          words: `${country.nombre} ${country.nombre_en} ${codigo}`,
        })),
      ),
      tiempo_uso: { required: false },
      unidad_tiempo_id: select(namedChoices(unidades_tiempo, language), { clearable: true }),
      descripcion_en: inEnglish,
    },
  )
  return <RecordFields fields={fields} form={form} />
}
