import { Module } from '@portal/contract/access/constants'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { propertyCalls } from '@portal/contract/properties/calls'
import { isRented } from '@portal/contract/properties/constants'
import { propertyMessages } from '@portal/contract/properties/messages'
import { IconMessage2Question } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useMessages, useTexts } from '#core/language/language.ts'
import { ItemActions } from '#features/marketplace/staff/item-actions.tsx'
import { ItemPanel } from '#features/marketplace/staff/item-panel.tsx'
import classes from '#features/marketplace/staff/offer-fields.module.css'
import { useDuplicates } from '#features/marketplace/staff/use-duplicates.ts'
import type { Route } from './+types/property.route'
import { PropertyForm } from './property-form.tsx'
import { PropertyHistory } from './property-history.tsx'
import { requestsPathOf } from './property-list.ts'
import { propertyTexts } from './property-texts.ts'
import { formDataOf, type Property, type PropertyValues, valuesOf } from './property-values.ts'
import { StoredFacts } from './stored-facts.tsx'
import { usePropertyFields } from './use-property-fields.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(propertyCalls.get, { params: { propiedad_id: params.propiedadId } })

/** A property next to its list, with its history. */
export default function PropertyPanel({ loaderData: property }: Route.ComponentProps) {
  const fields = new Map(usePropertyFields(property.moneda).map((field) => [field.name, field]))
  const fieldOf = (name: string) => {
    const field = fields.get(name)
    return { label: field?.label ?? name, text: (value: unknown) => field?.text?.(value) ?? '' }
  }
  return (
    <ItemPanel
      item={property}
      title={property.titulo}
      isForRent={isRented(property.condicion)}
      actions={<PropertyActions property={property} />}
      fieldOf={fieldOf}
      call={propertyCalls.approve}
    >
      {property.puede_editar ? <EditForm key={property.id} property={property} /> : <StoredFacts property={property} />}
      <PropertyHistory property={property} />
    </ItemPanel>
  )
}

/** Edits a property. Says beforehand which changes of an approved one wait for approval. */
function EditForm({ property }: { property: Property }) {
  const t = useTexts(propertyTexts)
  const duplicates = useDuplicates()
  const form = useWireForm({
    call: propertyCalls.update,
    initial: { ...valuesOf(property), id: property.id },
    draft: { form: `property-${property.id}`, label: property.titulo },
    body: (values) => formDataOf(values as unknown as PropertyValues, duplicates.isCompared()),
    onRefused: duplicates.onRefused,
    onDone: duplicates.onDone,
    theirsOf: (theirs) => valuesOf(theirs as Property),
  })
  return (
    <>
      {property.aprobacion === ApprovalStatus.approved && <p className={classes.hint}>{t.sendsToReview}</p>}
      <PropertyForm form={form} duplicates={duplicates} label={property.titulo} isSecondary={property.puede_aprobar} />
    </>
  )
}

/** Other actions on a property: its requests. */
function PropertyActions({ property }: { property: Property }) {
  const t = useTexts(propertyTexts)
  const message = useMessages(propertyMessages)
  const navigate = useNavigate()
  return (
    <ItemActions
      item={property}
      name={property.titulo}
      calls={propertyCalls}
      page={`/properties/${property.id}`}
      module={Module.manageProperties}
      frozen={message.numbered(propertyMessages.propertyInvalid.code)}
      own={[
        {
          label: t.seeRequests,
          icon: IconMessage2Question,
          onClick: () => void navigate(requestsPathOf(property.id)),
        },
      ]}
    />
  )
}
