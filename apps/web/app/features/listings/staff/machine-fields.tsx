import { Textarea } from '@mantine/core'
import { nameIn } from '@portal/contract/core/names'
import { machineConditionNames } from '@portal/contract/listings/constants'
import { itemKinds } from '@portal/contract/listings/number-kinds'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { ItemFields } from './item-fields.ts'
import { itemTexts } from './item-texts.ts'
import { namedChoices, useItemChoices } from './use-item-choices.ts'

/** The machine and its location. */
export function MachineFields({ form: { field } }: { form: ItemFields }) {
  const t = useTexts(itemTexts)
  const language = useLanguage()
  const choices = useItemChoices()
  return (
    <Fields legend={t.machine}>
      <Wide>
        <TextField {...field('marca')} label={t.brand} required autoComplete="off" />
      </Wide>
      <Wide>
        <TextField
          {...field('marca_en')}
          label={t.brandInEnglish}
          description={t.englishHint}
          lang="en"
          maxLength={120}
          autoComplete="off"
        />
      </Wide>
      <SelectField
        {...field('categoria_id')}
        label={t.category}
        placeholder={t.choose}
        choices={namedChoices(choices.categorias, language)}
        required
      />
      <NumberField {...field('anio')} label={t.year} kind={itemKinds.year} required />
      <SelectField
        {...field('condicion')}
        label={t.condition}
        choices={choicesOf(machineConditionNames, language)}
        allowDeselect={false}
        required
      />
      <SelectField
        {...field('pais_id')}
        label={t.country}
        placeholder={t.choose}
        choices={choices.paises.map(({ codigo, ...country }) => ({
          value: country.id,
          label: nameIn(country, 'nombre', language),
          words: `${country.nombre} ${country.nombre_en} ${codigo}`,
        }))}
        required
      />
      <TextField {...field('ciudad')} label={t.city} maxLength={80} required autoComplete="off" />
      <NumberField {...field('tiempo_uso')} label={t.usage} kind={itemKinds.usage} />
      <SelectField
        {...field('unidad_tiempo_id')}
        label={t.unit}
        placeholder={t.choose}
        choices={namedChoices(choices.unidades_tiempo, language)}
        clearable
      />
      <Wide>
        <Textarea
          {...field('descripcion')}
          label={t.description}
          required
          autosize
          minRows={3}
          maxRows={14}
          maxLength={5000}
        />
      </Wide>
      <Wide>
        <Textarea
          {...field('descripcion_en')}
          label={t.descriptionInEnglish}
          description={t.englishHint}
          lang="en"
          autosize
          minRows={3}
          maxRows={14}
          maxLength={5000}
        />
      </Wide>
    </Fields>
  )
}
