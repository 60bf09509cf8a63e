import { Button, Checkbox } from '@mantine/core'
import { factName } from '@portal/contract/products/fact-text'
import { factCalls } from '@portal/contract/products/facts/calls'
import { factKind, factLimits } from '@portal/contract/products/facts/limits'
import { useState } from 'react'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { factTexts } from './fact-texts.ts'
import { factValuesOf, type StaffFact, withoutHidden } from './fact-values.ts'

interface Props {
  productId: number
  fact: StaffFact
  onDone: () => void
}

/** Gives a fact its figure or its text in each language, or takes it away. */
export function FactForm({ productId, fact, onDone }: Props) {
  const t = useTexts(factTexts)
  const name = factName(fact, useLanguage())
  const confirm = useConfirm()
  const removing = useSend(factCalls.remove)
  const [isText, setText] = useState(fact.dato ? fact.dato.texto !== null : true)
  const form = useWireForm({
    call: factCalls.save,
    params: { id: productId },
    initial: factValuesOf(fact.clave, fact.dato),
    body: (values) => withoutHidden(values, isText) as never,
    theirsOf: (theirs) => ({ ...factValuesOf(fact.clave, theirs as StaffFact['dato']) }),
    onDone,
  })
  async function remove() {
    const question = { title: t.removeTitle(name), text: t.removeText, action: t.remove, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await removing.send({ params: { id: productId }, body: { clave: fact.clave } })
    if (reply.ok) onDone()
  }
  const compare = [
    { name: 'valor', label: t.value },
    { name: 'valor_hasta', label: t.valueTo },
    { name: 'unidad', label: t.unit },
    { name: 'unidad_en', label: t.unitEnglish },
    { name: 'unidad_pt', label: t.unitPortuguese },
    { name: 'texto', label: t.spanish },
    { name: 'texto_en', label: t.english },
    { name: 'texto_pt', label: t.portuguese },
  ]
  return (
    <WireForm form={form} label={name} compare={compare}>
      <Fields>
        <Wide>
          <SelectField
            label={t.kind}
            choices={[
              { value: 'text', label: t.text },
              { value: 'figure', label: t.figure },
            ]}
            value={isText ? 'text' : 'figure'}
            onChange={(kind: string) => setText(kind === 'text')}
            allowDeselect={false}
          />
        </Wide>
        {isText ? (
          <>
            <Wide>
              <TextField {...form.field('texto')} label={t.spanish} maxLength={factLimits.text} required />
            </Wide>
            <Wide>
              <TextField {...form.field('texto_en')} label={t.english} maxLength={factLimits.text} required />
            </Wide>
            <Wide>
              <TextField {...form.field('texto_pt')} label={t.portuguese} maxLength={factLimits.text} />
            </Wide>
          </>
        ) : (
          <>
            <NumberField {...form.field('valor')} label={t.value} kind={factKind} required />
            <NumberField {...form.field('valor_hasta')} label={t.valueTo} kind={factKind} />
            <TextField {...form.field('unidad')} label={t.unit} maxLength={factLimits.unit} />
            <TextField
              {...form.field('unidad_en')}
              label={t.unitEnglish}
              description={t.unitEnglishHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={factLimits.unit}
            />
            <TextField {...form.field('unidad_pt')} label={t.unitPortuguese} maxLength={factLimits.unit} />
            <Wide>
              <SelectField
                {...form.field('calificador')}
                label={t.qualifier}
                placeholder={t.exact}
                choices={(['hasta', 'aprox', 'mas_de'] as const).map((value) => ({
                  value,
                  label: t.qualifiers[value],
                }))}
                clearable
              />
            </Wide>
          </>
        )}
        <Wide>
          <Checkbox
            checked={form.values.por_confirmar === true}
            onChange={({ currentTarget }) => form.set({ por_confirmar: currentTarget.checked })}
            label={t.unsure}
            description={t.unsureHint}
          />
        </Wide>
      </Fields>
      <FormActions form={form} label={t.save}>
        {fact.dato && (
          <Button variant="default" loading={removing.isSending} onClick={() => void remove()}>
            {t.remove}
          </Button>
        )}
      </FormActions>
    </WireForm>
  )
}
