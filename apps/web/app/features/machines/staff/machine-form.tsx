import { inOrder } from '@portal/contract/core/entities'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { machineCalls } from '@portal/contract/machines/calls'
import { factFields, machineFields } from '@portal/contract/machines/fields'
import { machineViewNames, machineViews } from '@portal/contract/machines/inspection'
import type { Choice } from '#core/dashboard/form/choice-match.ts'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useFarPrices } from '#core/dashboard/form/use-far-prices.ts'
import type { Loose, WireFormState } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { formFieldsOf, useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { RecordFields } from '#core/dashboard/records/record-field.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from '#features/marketplace/staff/offer-fields.module.css'
import { PicturesField } from '#features/marketplace/staff/pictures/pictures-field.tsx'
import { useUploads } from '#features/marketplace/staff/pictures/use-uploads.ts'
import { SameItems } from '#features/marketplace/staff/same-items.tsx'
import type { Duplicates } from '#features/marketplace/staff/use-duplicates.ts'
import type { Field, MachineFields } from './machine-fields.ts'
import { pairs } from './machine-prices.ts'
import { machineTexts } from './machine-texts.ts'
import { type MachineForm as Body, type Machine, type MachineValues, pricesToKeep } from './machine-values.ts'
import { OfferFields } from './offer-fields.tsx'
import { PairFields } from './pair-fields.tsx'
import { SheetFields } from './sheet-fields.tsx'
import { useComparedMachine } from './use-compared-machine.ts'
import { namedChoices, useMachineChoices } from './use-machine-choices.ts'

interface Form extends WireFormState {
  field: Field
  set(values: Partial<Loose<Body>>): void
}

interface Props {
  form: Form
  label: string
  duplicates: Duplicates
  /** The machine that is edited; null for a new one. */
  stored?: Machine | null
  action?: string
  /** The submit button is not the primary action of the page. */
  isSecondary?: boolean
}

/** The form of a machine for its owner: pictures, machine, inspection sheet, offer, commissions. */
export function MachineForm({ form, label: name, duplicates, stored = null, action, isSecondary = false }: Props) {
  const t = useTexts(machineTexts)
  const label = useLabels(machineFields)
  const values = form.values as MachineValues
  const set = (changes: Partial<MachineValues>) => form.set(changes)
  const fields: MachineFields = { values, field: form.field, set }
  const uploading = useUploads(machineCalls.uploadPicture, values.imagenes, (imagenes) => set({ imagenes }))
  const compared = useComparedMachine()
  const farPrices = useFarPrices()
  // Refused while uploads run, because the form would be sent without their pictures.
  const submit = async () => {
    if (uploading.isUploading) return toastError(t.waitUploads)
    const names = { precio: label('precio'), precio_arriendo: label('precio_arriendo') }
    if (await farPrices(pricesToKeep(values, stored, names))) await form.submit()
  }
  return (
    <WireForm form={{ ...form, submit }} label={name} compare={compared}>
      <PicturesField
        pictures={values.imagenes}
        onChange={(imagenes) => set({ imagenes })}
        uploading={uploading}
        error={form.field('imagenes_actuales').error ?? form.field('vistas').error}
        views={useViewNames()}
      />
      <FactFields form={fields} />
      <SheetFields form={fields} />
      <OfferFields form={fields} />
      <CommissionFields form={fields} />
      <SameItems duplicates={duplicates} onSave={submit} isSending={form.isSending} />
      <FormActions form={form} {...(action && { label: action })} {...(isSecondary && { variant: 'default' })} />
    </WireForm>
  )
}

/** Returns the views that a picture of a machine may show, as choices. */
function useViewNames(): readonly { value: string; label: string }[] {
  const language = useLanguage()
  return machineViews.map((view) => ({ value: view, label: textIn(machineViewNames[view], language) }))
}

/** The commissions of sale and rent, when the machine offers them. */
function CommissionFields({ form }: { form: MachineFields }) {
  const t = useTexts(machineTexts)
  const { es_venta: isSold, es_arriendo: isRented } = form.values
  if (!isSold && !isRented) return null
  return (
    <Fields legend={t.commission}>
      <Wide>
        <p className={classes.hint}>{t.commissionHint}</p>
      </Wide>
      {isSold && <PairFields form={form} pair={pairs.sale} />}
      {isRented && <PairFields form={form} pair={pairs.rent} />}
    </Fields>
  )
}

const inForm = inOrder(factFields, ['marca', 'marca_en', 'categoria_id'])

/** The machine and its location. */
function FactFields({ form }: { form: MachineFields }) {
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
