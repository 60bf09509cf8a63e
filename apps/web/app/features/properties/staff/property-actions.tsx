import { Module } from '@portal/contract/access/constants'
import { propertyCalls } from '@portal/contract/properties/calls'
import { propertyMessages } from '@portal/contract/properties/messages'
import { IconMessage2Question } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useMessages, useTexts } from '#core/language/language.ts'
import { ItemActions } from '#features/marketplace/staff/item-actions.tsx'
import { requestsPathOf } from './property-list.ts'
import { propertyTexts } from './property-texts.ts'
import type { Property } from './property-values.ts'

/** Other actions on a property: its requests. */
export function PropertyActions({ property }: { property: Property }) {
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
