import { Alert, Checkbox, Textarea } from '@mantine/core'
import { languageOf } from '@portal/contract/core/language'
import { taxIdName } from '@portal/contract/core/tax-id-names'
import { quantityText } from '@portal/contract/quotes/quantity-text'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { ConflictField } from '#core/dashboard/form/conflict-dialog.tsx'
import { Fields, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { moneyText } from '#core/formats/money.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Quote, QuoteChoices } from '../rows.ts'
import { begunTexts } from './begun-texts.ts'
import { ChoicesContext } from './choices-context.ts'
import { ClientFields } from './client-fields.tsx'
import { formTexts } from './form-texts.ts'
import type { Begun } from './fresh-draft.ts'
import { LinesTable } from './lines-table.tsx'
import classes from './quote-form.module.css'
import type { QuoteBody, QuoteValues } from './quote-values.ts'
import { ServiceBlock } from './service-block.tsx'
import { Totals } from './totals.tsx'
import { useQuoteForm } from './use-quote-form.ts'
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

/** The remarks of a template follow the client's language until the author edits them. */
function useRemarksOf(begun: Begun | null, form: ReturnType<typeof useQuoteForm>['form']): void {
  const { idioma: language, observaciones: text } = form.values
  const remarks = begun?.remarks
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is what changes it
  useEffect(() => {
    if (!remarks || !Object.values(remarks).includes(String(text))) return
    const wanted = remarks[languageOf(language)]
    if (wanted !== text) form.set({ observaciones: wanted })
  }, [language])
}

/** Returns the fields of a quote with their values as text, for conflicts. */
function useCompared({ productos: products }: QuoteChoices): ConflictField[] {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const nameOf = (id: unknown) => products.find((product) => product.id === Number(id))?.nombre ?? `#${id}`
  const countText = (count: unknown) => (typeof count === 'number' ? quantityText(count, language) : String(count))
  const lineText = (line: QuoteBody['lineas'][number], place: number) =>
    [
      `${place + 1}. ${countText(line.cantidad)} × ${nameOf(line.producto_id)}`,
      line.precio_venta !== null && line.precio_venta !== undefined && `@ ${line.precio_venta}`,
      line.descuento !== 0 && `−${line.descuento}\u00a0%`,
    ]
      .filter(Boolean)
      .join(' ')
  return [
    { name: 'cliente_empresa', label: t.company },
    { name: 'cliente_nombre', label: t.name },
    { name: 'cliente_email', label: t.email },
    { name: 'cliente_telefono', label: t.phone },
    { name: 'cliente_identificador', label: taxIdName(null, language) },
    { name: 'pais_id', label: t.country, text: (id) => countryName(Number(id), language) },
    { name: 'referencia', label: t.reference },
    { name: 'moneda', label: t.currency },
    { name: 'vigencia', label: t.validUntil },
    { name: 'lineas', label: t.products, text: (lines) => (lines as QuoteBody['lineas']).map(lineText).join('\n') },
    {
      name: 'servicio',
      label: t.service,
      text: (service) =>
        Object.entries((service as QuoteBody['servicio']) ?? {})
          .map(([field, figure]) => `${t.serviceFields[field as keyof typeof t.serviceFields]} ${figure}`)
          .join('\n'),
    },
    { name: 'observaciones', label: t.remarks },
  ]
}

/** Number of prices that are listed; the lines show all of them. */
const mostListed = 8

/** Says what a new quote was made from, and which prices have changed, before anything is saved. */
function BegunNotice({ begun: { from, currency, prices, gone } }: { begun: Begun }) {
  const t = useTexts(begunTexts)
  const language = useLanguage()
  const money = (amount: number) => moneyText(amount, currency)
  const isCopy = from.kind === 'copy'
  const isRenewal = from.kind === 'renewal' || from.kind === 'demo'
  return (
    <Alert
      variant="light"
      color={prices.length + gone.length > 0 ? 'amber' : 'gray'}
      role="note"
      title={t[from.kind](from.name)}
    >
      {from.back && <Link to={from.back}>{t.back}</Link>}
      {isRenewal && <p>{from.kind === 'demo' ? t.followsDemo : t.renews}</p>}
      {isCopy && prices.length === 0 && <p>{t.same}</p>}
      {prices.length > 0 && (
        <>
          <p>{t.changed(prices.length)}</p>
          <ul className={classes.told}>
            {prices.slice(0, mostListed).map(({ name, quantity, before, now }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={place}>
                {now === null
                  ? t.keeps(name, quantityText(quantity, language), money(before))
                  : t.price(name, quantityText(quantity, language), money(before), money(now))}
              </li>
            ))}
            {prices.length > mostListed && <li>{t.more(prices.length - mostListed)}</li>}
          </ul>
        </>
      )}
      {gone.length > 0 && <p>{t.gone([...new Set(gone)].join(', '))}</p>}
    </Alert>
  )
}
