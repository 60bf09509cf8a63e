import { Module } from '@portal/contract/access/constants'
import { propertyCalls } from '@portal/contract/properties/calls'
import { propertyMessages } from '@portal/contract/properties/messages'
import { useMessages } from '#core/language/language.ts'
import { ItemActions } from '#features/marketplace/staff/item-actions.tsx'
import type { Property } from './property-values.ts'

/** Other actions on a property. */
export function PropertyActions({ property }: { property: Property }) {
  const message = useMessages(propertyMessages)
  return (
    <ItemActions
      item={property}
      name={property.titulo}
      calls={propertyCalls}
      page={`/properties/${property.id}`}
      module={Module.manageProperties}
      frozen={message.numbered(propertyMessages.propertyInvalid.code)}
    />
  )
}
