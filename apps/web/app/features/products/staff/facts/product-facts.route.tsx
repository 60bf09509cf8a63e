import { Button } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { factGroupNames } from '@portal/contract/products/constants'
import { type Fact, factName, factText, groupedFacts } from '@portal/contract/products/fact-text'
import { factCalls } from '@portal/contract/products/facts/calls'
import { useState } from 'react'
import { apiContext } from '#core/api/api.ts'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/product-facts.route'
import { FactForm } from './fact-form.tsx'
import classes from './fact-list.module.css'
import { factTexts } from './fact-texts.ts'
import type { StaffFact } from './fact-values.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(factCalls.list, { params: { id: params.productoId } })

/** The facts of a product: what its page says, and what the trade asks for and nobody has given yet. */
export default function ProductFacts({ params, loaderData: { datos: facts } }: Route.ComponentProps) {
  useChanges('productos')
  return <FactList key={params.productoId} productId={Number(params.productoId)} facts={facts} />
}

interface Props {
  productId: number
  facts: readonly StaffFact[]
}

/** Facts under the headings of the public table, each with its state and a button; the others can be added. */
function FactList({ productId, facts }: Props) {
  const t = useTexts(factTexts)
  const language = useLanguage()
  const [edited, setEdited] = useState<string | null>(null)
  const shown = facts.filter(({ dato, se_pide }) => dato || se_pide)
  const others = facts.filter(({ dato, se_pide }) => !dato && !se_pide)
  const open = facts.find(({ clave }) => clave === edited)
  const missing = shown.filter(({ dato }) => !dato).length
  return (
    <div className={classes.facts}>
      <p className={classes.lead}>{t.lead}</p>
      <p>{missing === 0 ? t.complete : t.missing(missing)}</p>
      {groupedFacts(shown).map(({ group, facts }) => (
        <PanelSection key={group} title={textIn(factGroupNames[group], language)}>
          <ul className={classes.list}>
            {facts.map((fact) => (
              <li key={fact.clave}>
                <div className={classes.about}>
                  <span className={classes.name}>{factName(fact, language)}</span>
                  <FactState fact={fact} />
                </div>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t.editOf(factName(fact, language))}
                  onClick={() => setEdited(fact.clave)}
                >
                  {fact.dato ? t.edit : t.fill}
                </Button>
              </li>
            ))}
          </ul>
        </PanelSection>
      ))}
      {others.length > 0 && (
        <SelectField
          label={t.addOther}
          placeholder={t.choose}
          choices={others.map((fact) => ({ value: fact.clave, label: factName(fact, language) }))}
          value={null}
          onChange={(picked: string) => setEdited(picked || null)}
        />
      )}
      {open && (
        <Dialog title={factName(open, language)} size={560} onClose={() => setEdited(null)}>
          <FactForm productId={productId} fact={open} onDone={() => setEdited(null)} />
        </Dialog>
      )}
    </div>
  )
}

function FactState({ fact }: { fact: StaffFact }) {
  const t = useTexts(factTexts)
  const language = useLanguage()
  const { dato, lo_tiene_otro: isToldByOther, ...key } = fact
  if (!dato) {
    return isToldByOther ? (
      <StatusDot tone="attention">{t.toConfirm}</StatusDot>
    ) : (
      <StatusDot tone="neutral">{t.unpublished}</StatusDot>
    )
  }
  const known: Fact = { ...key, ...dato }
  return (
    <>
      <span className={classes.value}>{factText(known, language)}</span>
      {dato.por_confirmar && <StatusDot tone="attention">{t.ownerConfirms}</StatusDot>}
    </>
  )
}
