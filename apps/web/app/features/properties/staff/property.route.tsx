import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { propertyCalls } from '@portal/contract/properties/calls'
import { apiContext } from '#core/api/api.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language/language.ts'
import { Decision } from '#features/marketplace/staff/decision.tsx'
import { Differences } from '#features/marketplace/staff/differences.tsx'
import { ApprovalDot, CommercialDot, PublicationDot } from '#features/marketplace/staff/item-status.tsx'
import { StandingNotice } from '#features/marketplace/staff/standing-notice.tsx'
import type { Route } from './+types/property.route'
import classes from './price-fields.module.css'
import { PropertyActions } from './property-actions.tsx'
import { PropertyForm } from './property-form.tsx'
import { PropertyHistory } from './property-history.tsx'
import { propertyTexts } from './property-texts.ts'
import { formDataOf, type Property, type PropertyValues, valuesOf } from './property-values.ts'
import { StoredFacts } from './stored-facts.tsx'
import { usePropertyFields } from './use-property-fields.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(propertyCalls.get, { params: { propiedad_id: params.propiedadId } })

/** A property next to its list: the decision, the waiting edit, its form and its history. */
export default function PropertyPanel({ loaderData: property }: Route.ComponentProps) {
  const fields = new Map(usePropertyFields(property.moneda).map((field) => [field.name, field]))
  const fieldOf = (name: string) => {
    const field = fields.get(name)
    return { label: field?.label ?? name, text: (value: unknown) => field?.text?.(value) ?? '' }
  }
  return (
    <SidePanel
      title={property.titulo}
      mark={property.sku}
      size="form"
      status={
        <SummaryLine>
          <ApprovalDot status={property.aprobacion} />
          <PublicationDot status={property.publicacion} />
          <CommercialDot status={property.estado_comercial} />
        </SummaryLine>
      }
      actions={<PropertyActions property={property} />}
    >
      <StandingNotice item={property} />
      <Differences item={property} fieldOf={fieldOf} />
      {property.puede_aprobar && (
        <Decision key={`decision-${property.id}`} item={property} call={propertyCalls.approve} />
      )}
      {property.puede_editar ? <EditForm key={property.id} property={property} /> : <StoredFacts property={property} />}
      <PropertyHistory property={property} />
    </SidePanel>
  )
}

/** Edits a property. Says beforehand which changes of an approved one wait for approval. */
function EditForm({ property }: { property: Property }) {
  const t = useTexts(propertyTexts)
  const form = useWireForm({
    call: propertyCalls.update,
    initial: { ...valuesOf(property), id: property.id },
    draft: { form: `property-${property.id}`, label: property.titulo },
    body: (values) => formDataOf(values as unknown as PropertyValues),
    theirsOf: (theirs) => valuesOf(theirs as Property),
  })
  return (
    <>
      {property.aprobacion === ApprovalStatus.approved && <p className={classes.hint}>{t.sendsToReview}</p>}
      <PropertyForm form={form} label={property.titulo} isSecondary={property.puede_aprobar} />
    </>
  )
}
