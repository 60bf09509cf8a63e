import { Checkbox, SegmentedControl } from '@mantine/core'
import { ownLanguageNames, type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { isDrawn } from '@portal/contract/products/constants'
import { productPageCalls } from '@portal/contract/products/pages/calls'
import { pageLimits } from '@portal/contract/products/pages/words'
import { useState } from 'react'
import { SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import type { StaffProduct } from '../product-values.ts'
import classes from './page.module.css'
import { pageTexts } from './page-texts.ts'
import { type PageValues, pageValuesOf, type StaffPage } from './page-values.ts'
import { PageWordsFields } from './page-words-fields.tsx'

interface Props {
  page: StaffPage
  product: StaffProduct
}

const whole = { decimals: 0 }

/** Address, texts in each language, and what replaces the product; a saved change is on the site at once. */
export function PageForm({ page, product }: Props) {
  const t = useTexts(pageTexts)
  const [language, setLanguage] = useState<PageLanguage>('es')
  const form = useWireForm({
    call: productPageCalls.update,
    params: { id: page.id },
    initial: pageValuesOf(page, product.nombre),
    theirsOf: (theirs) => pageValuesOf(theirs as StaffPage, product.nombre),
    onRefused: ({ campos }) => {
      const named = Object.keys(campos).map((field) => field.split('.')[1])
      const wrong = pageLanguages.find((one) => named.includes(one))
      if (wrong) setLanguage(wrong)
    },
  })
  const values = form.values as PageValues
  const words = values.textos[language]
  const compare = [
    { name: 'slug', label: t.slug },
    { name: 'publicada', label: t.published },
    { name: 'orden', label: t.order },
    { name: 'textos', label: t.texts('…'), text: () => '…' },
    { name: 'reemplazo_id', label: t.replacement },
    { name: 'redirige', label: t.redirects },
  ]
  return (
    <WireForm form={form} label={t.form} compare={compare}>
      <Fields legend={t.address}>
        <Wide>
          <TextField
            {...form.field('slug')}
            label={t.slug}
            description={t.slugHint}
            leftSection="/"
            maxLength={pageLimits.slug}
            readOnly={page.publicada}
            required
            autoComplete="off"
            spellCheck={false}
          />
        </Wide>
        <Wide>
          <Checkbox
            name="publicada"
            checked={values.publicada === true}
            onChange={({ currentTarget }) => form.set({ publicada: currentTarget.checked })}
            label={t.published}
            description={t.publishedHint}
          />
        </Wide>
        <NumberField {...form.field('orden')} kind={whole} label={t.order} />
      </Fields>
      <div className={classes.language}>
        <SegmentedControl
          aria-label={t.language}
          value={language}
          onChange={(chosen) => setLanguage(chosen as PageLanguage)}
          data={pageLanguages.map((one) => ({ value: one, label: ownLanguageNames[one] }))}
          fullWidth
        />
        <p>
          {t.languageHint} {t.factsHint}
        </p>
      </div>
      <PageWordsFields
        key={language}
        words={words}
        language={language}
        others={page.otros}
        isDrawn={isDrawn(values.slug ?? '')}
        errorAt={(path) => (form.field as (name: string) => { error?: string })(`textos.${language}.${path}`).error}
        onChange={(changes) => form.set({ textos: { ...values.textos, [language]: { ...words, ...changes } } })}
      />
      <Fields legend={t.retired}>
        <Wide>
          <p className={classes.hint}>{t.retiredText}</p>
        </Wide>
        <Wide>
          <SelectField
            {...form.field('reemplazo_id')}
            label={t.replacement}
            placeholder={t.none}
            choices={page.otros.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            clearable
          />
        </Wide>
        <Wide>
          <Checkbox
            name="redirige"
            checked={values.redirige === true}
            disabled={!values.reemplazo_id}
            onChange={({ currentTarget }) => form.set({ redirige: currentTarget.checked })}
            label={t.redirects}
          />
        </Wide>
      </Fields>
      <FormActions form={form} label={t.save} />
    </WireForm>
  )
}
