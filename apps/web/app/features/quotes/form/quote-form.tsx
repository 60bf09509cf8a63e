import { Alert, Checkbox, Textarea } from '@mantine/core'
import { Fields, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import type { Quote, QuoteChoices } from '../rows.ts'
import { BegunNotice } from './begun-notice.tsx'
import { ChoicesContext } from './choices-context.ts'
import { ClientFields } from './client-fields.tsx'
import { useCompared } from './compared.ts'
import { formTexts } from './form-texts.ts'
import type { Begun } from './fresh-draft.ts'
import { LinesTable } from './lines-table.tsx'
import classes from './quote-form.module.css'
import type { QuoteValues } from './quote-values.ts'
import { ServiceBlock } from './service-block.tsx'
import { Totals } from './totals.tsx'
import { useQuoteForm } from './use-quote-form.ts'
import { useRemarksOf } from './use-remarks-of.ts'
import { SheetContext } from './use-sheet.ts'

interface Props {
  choices: QuoteChoices
  initial: QuoteValues
  /** The quote that is edited; null for a new one. */
  quote: Quote | null
  /** The source of a new quote. */
  begun?: Begun | null
}

/** The form of a quote: client, lines, service and totals. */
export function QuoteForm({ choices, initial, quote, begun = null }: Props) {
  const t = useTexts(formTexts)
  const { form, sheet } = useQuoteForm(choices, initial, quote)
  const compare = useCompared(choices)
  useRemarksOf(begun, form)
  const isRevision = quote?.enviada_en !== null && quote !== null
  return (
    <ChoicesContext value={choices}>
      <SheetContext value={sheet}>
        <div className={classes.page}>
          <WireForm form={form} label={quote ? t.edit(quote.codigo) : t.newQuote} compare={compare}>
            {begun && <BegunNotice begun={begun} />}
            {isRevision && (
              <Alert variant="light" color="amber" role="note">
                {t.reviseNotice}
              </Alert>
            )}
            {choices.es_cliente && (
              <Alert variant="light" color="amber" role="note">
                {t.customerNotice}
              </Alert>
            )}
            <section className={`${classes.card} ${classes.client}`}>
              <ClientFields form={form} />
            </section>
            <section className={classes.card} aria-label={t.products}>
              <h2>{t.products}</h2>
              <LinesTable />
            </section>
            {choices.puede_negociar && (
              <section className={classes.card} aria-label={t.service}>
                <ServiceBlock />
              </section>
            )}
            <section className={classes.card}>
              <Fields>
                <Wide>
                  <Textarea
                    {...form.field('observaciones')}
                    label={t.remarks}
                    description={t.remarksHint}
                    autosize
                    minRows={2}
                    maxRows={10}
                    maxLength={2000}
                  />
                </Wide>
                {choices.es_cliente && (
                  <Wide>
                    <Checkbox
                      checked={form.values.declara_autorizacion === true}
                      onChange={({ currentTarget }) => form.set({ declara_autorizacion: currentTarget.checked })}
                      error={form.field('declara_autorizacion').error}
                      label={t.declare}
                      data-path="declara_autorizacion"
                    />
                  </Wide>
                )}
              </Fields>
            </section>
            <Totals form={form} action={isRevision ? t.saveRevision : t.save} />
          </WireForm>
        </div>
      </SheetContext>
    </ChoicesContext>
  )
}
